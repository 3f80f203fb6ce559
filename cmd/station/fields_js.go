package main

import (
	"syscall/js"

	"broadside/cmd/station/kit"
)

// fields are those that the page lays over entries.
type fields struct{ page js.Value }

// openFields returns the page's fields; what is done in them draws a screen.
func openFields(h *hands) kit.Fields {
	page := js.Global().Get("broadside")
	page.Set("stir", js.FuncOf(func(_ js.Value, key []js.Value) any {
		h.stirred = true
		if k := kit.Key(key[0].String()); k != "" {
			h.strokes = append(h.strokes, stroke{key: k})
		}
		return nil
	}))
	return fields{page}
}

func (f fields) Lay(e *kit.Entry) (text string, here bool) {
	laid := f.page.Call("lay", e.ID, e.At.X, e.At.Y, e.At.W, e.At.H, e.Size, e.Text, e.Name, e.Most, e.Here)
	return laid.Index(0).String(), laid.Index(1).Bool()
}

func (f fields) Lift() { f.page.Call("lift") }
