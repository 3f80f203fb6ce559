"use strict";
// Loads the station beside the form that asks for a name, and runs it once that is said.
// The link's fragment, which no server is sent, may tell what the table asks and a seat:
// #pass=4711&seat=1.gunner
(() => {
  const $ = (id) => document.getElementById(id);
  const asked = new URLSearchParams(location.hash.slice(1));
  const base = document.currentScript.src.replace(/page\.js$/, "");
  // A browser that keeps nothing for the page still notes something in the tab.
  const noted = (history.state || {})["broadside:name"] || "";
  const stored = (name) => { try { return localStorage.getItem("broadside:" + name) || ""; } catch { return ""; } };
  // Messages are those of the station; the language of the page has others for them.
  let lines = {};
  const told = (message, value) => ((lines[message] || {}).words || message).replace(/%(?:\[1\])?[sSd%]/g, (verb) => verb === "%%" ? "%" : value);
  const fail = (why) => {
    document.querySelectorAll("canvas, .field, #door label").forEach((e) => e.remove());
    $("door").hidden = false;
    $("join").disabled = false;
    $("join").textContent = told("Reload the page");
    $("door").onsubmit = (e) => { e.preventDefault(); location.reload(); };
    $("say").textContent = why;
  };
  // The server may have another version than the page that is open here since
  // yesterday: then it is loaded again, once, and else it is said why.
  const renew = (why) => {
    let last = 0;
    try {
      last = Number(sessionStorage.getItem("broadside:renewed"));
      sessionStorage.setItem("broadside:renewed", Date.now());
    } catch { last = Date.now(); /* it cannot be known whether it was, so it is not */ }
    if (Date.now() - last > 60000) location.reload(); else fail(why);
  };
  // What the station says, for those who have it read aloud.
  const say = (text) => { $("say").textContent = text; };
  // Fields lie unseen over the entries of the station's screen until they have the keyboard.
  // The station is told of keys that end an entry, of every key that is released, and of a mouse's
  // moves and releases.
  const fields = new Map();
  const pass = (e) => document.querySelector("canvas")?.dispatchEvent(e);
  const stir = (key) => setTimeout(() => window.broadside.stir(key)); // the station may be what takes the keyboard away
  const makeField = () => {
    const f = { input: document.createElement("input"), text: "", here: false, pressed: false };
    Object.assign(f.input, { className: "field", autocomplete: "off", autocapitalize: "off", spellcheck: false, enterKeyHint: "done" });
    f.input.onkeydown = (e) => {
      if (!e.repeat) f.pressed = true;
      if (e.isComposing) return;
      if (/^(Enter|Escape|Tab|F\d+)$/.test(e.key)) { e.preventDefault(); stir(e.key); }
      else if (!f.pressed) e.preventDefault(); // it was pressed before, and is held
    };
    f.input.onkeyup = (e) => pass(new KeyboardEvent("keyup", e));
    f.input.onpointermove = f.input.onpointerup = (e) => {
      if (e.pointerType === "mouse") pass(new MouseEvent(e.type.replace("pointer", "mouse"), e));
    };
    f.input.oninput = f.input.onfocus = f.input.onblur = () => stir("");
    document.body.append(f.input);
    return f;
  };
  const lay = (id, x, y, w, h, size, text, name, most, here) => {
    const f = fields.get(id) || makeField(), ratio = window.devicePixelRatio;
    fields.set(id, f);
    f.laid = true;
    const place = [x, y, w, h, size].map((n) => n / ratio).join(" ");
    if (place !== f.place) {
      f.place = place;
      // A phone enlarges the page for smaller type.
      Object.assign(f.input.style, { left: x / ratio + "px", top: y / ratio + "px", width: w / ratio + "px", height: h / ratio + "px", fontSize: Math.max(16, size / ratio) + "px" });
    }
    f.input.maxLength = most;
    f.input.ariaLabel = f.input.placeholder = name;
    if (text !== f.text) f.input.value = text; // the station has changed it
    f.text = f.input.value;
    const now = document.activeElement === f.input;
    if (now === f.here && here !== now) {
      f.pressed = false;
      if (here) { f.input.focus(); f.input.setSelectionRange(text.length, text.length); } else document.querySelector("canvas").focus();
      f.here = here;
    } else {
      f.here = now;
    }
    return [f.text, f.here];
  };
  const lift = () => {
    for (const [id, f] of fields) {
      if (!f.laid) {
        fields.delete(id);
        if (document.activeElement === f.input) document.querySelector("canvas").focus();
        f.input.remove();
      }
      f.laid = false;
    }
  };
  // Which language that is says the page's address, as the command line does for programs;
  // else the station's settings, and else the server.
  const choice = $("language");
  const offered = JSON.parse(document.documentElement.dataset.languages);
  const set = stored("station.yaml");
  const wish = new URLSearchParams(location.search).get("language") || (/^language: *"?([^"#\n]*[^"#\s])/m.exec(set) || [])[1] || offered.own || "en";
  const language = (async () => {
    if (wish === "en") return "";
    try {
      if (!offered.all.includes(wish)) throw new Error("the server has " + (offered.all.join(", ") || "English alone"));
      const answer = await fetch(base + "languages/" + encodeURIComponent(wish));
      if (!answer.ok) throw new Error("the table's server answers " + answer.status);
      const text = await answer.text();
      const read = JSON.parse(text);
      lines = read.lines;
      document.querySelectorAll("[data-told]").forEach((e) => { e.textContent = told(e.textContent); });
      document.documentElement.lang = read.tag;
      return text;
    } catch (why) {
      lines = {};
      choice.value = "en";
      say("The language " + wish + " cannot be loaded, and all is told in English: " + why.message + ".");
      return "";
    }
  })();
  ["en", ...offered.all].forEach((name) => choice.add(new Option(name, name, false, name === wish)));
  choice.parentElement.hidden = offered.all.length === 0;
  choice.onchange = () => {
    try {
      localStorage.setItem("broadside:station.yaml", "language: " + JSON.stringify(choice.value) + "\n" + set.replace(/^language:.*\n?/m, ""));
    } catch { /* the address says it until the page is closed */ }
    history.replaceState(history.state, "", "?language=" + encodeURIComponent(choice.value) + location.hash);
    location.reload();
  };
  $("name").value = stored("name") || noted;
  $("passphrase").value = asked.get("pass") || "";
  if (!document.createElement("canvas").getContext("webgl2")) {
    language.then(() => fail(told("This browser does not support WebGL 2, which the station needs. Switch on hardware acceleration, or use another browser.")));
    return;
  }
  const go = new Go();
  const load = fetch(base + "station.wasm").then(async (answer) => {
    if (answer.status === 404) {
      await language;
      renew(told("The server has another version now, and no page for it. Ask the GM to build it: make web"));
      return new Promise(() => {});
    }
    if (!answer.ok) throw new Error("the table's server answers " + answer.status);
    return WebAssembly.instantiateStreaming(answer, go.importObject);
  });
  Promise.all([load, language]).then(() => { $("join").disabled = false; $("join").textContent = told("Join the table"); },
    (why) => fail(told("The station cannot be loaded: %s. Check that this device is on the table's network.", why.message)));
  $("door").onsubmit = async (e) => {
    e.preventDefault();
    const name = $("name").value.trim();
    try { localStorage.setItem("broadside:name", name); } catch { history.replaceState({ ...history.state, "broadside:name": name }, ""); }
    window.broadside = {
      place: location.origin.replace(/^http/, "ws"), name, passphrase: $("passphrase").value.trim(),
      seat: asked.get("seat") || "", language: await language, fail, renew, say, lay, lift, stir: () => {},
      close: () => fail(told("The station is closed.")),
    };
    const { instance } = await load;
    $("door").hidden = true;
    go.run(instance).catch((why) => fail(told("The station has failed: %s. Reload the page: your seat is held.", why.message)));
  };
})();
