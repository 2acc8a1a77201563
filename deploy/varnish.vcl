# Varnish in front of Mimar: keeps published pages and files, and forgets what a publish changes.
# Needs Varnish 6 or newer with vmod_xkey (Debian: varnish, varnish-modules), and in Mimar's settings:
#   CDN=varnish
#   CDN_URL=http://127.0.0.1:6081
#   TRUSTED_PROXIES=loopback
# Started with brotli kept as it is:
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/mimar.vcl -s malloc,256m -p http_gzip_support=off
vcl 4.1;

import std;
import xkey;

backend mimar {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/healthz";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Who may say what is forgotten: Mimar's own machines.
acl own {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # With a CDN_TOKEN, ask for it as well: || req.http.Authorization != "Bearer TOKEN"
    # What came through another server on this machine is not from this machine.
    if (client.ip !~ own || req.http.X-Forwarded-For ~ ",") {
      return (synth(403));
    }
    if (!req.http.xkey-purge) {
      return (synth(400));
    }
    set req.http.forgotten = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Forgotten " + req.http.forgotten));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  unset req.http.xkey-purge;

  # Three forms of each file are kept.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # What has ended is shown for a minute while it is fetched anew; for a day where Mimar does not answer.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  return (hash);
}

sub vcl_backend_response {
  # A page that is kept stays, where only an error could be fetched.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # Only what Mimar says may be kept is kept: published pages and files. Drafts, the editor and the API never are, and
  # what is kept is the same with any cookie.
  if (!beresp.http.Surrogate-Control || !beresp.http.Surrogate-Key || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=(\d+).*", "\1s"), 0s);
  set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  return (deliver);
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
}
