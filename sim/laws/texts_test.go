package laws

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"regexp"
)

var anyVerb = regexp.MustCompile(`%[^A-Za-z%]*[A-Za-z%]`)

func isText(t types.Type) bool {
	n, ok := t.(*types.Named)
	return ok && n.Obj().Name() == "Text" && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == module+"/sim/say"
}

// texts requires that everything told is a message and values, so that another language
// can tell it: no text is built with +, a message has a verb for each value, of the
// permitted ones, and no value is an English word.
func (i *inspection) texts(n ast.Node) {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if tv := i.info.Types[n]; n.Op == token.ADD && isText(tv.Type) && tv.Value == nil {
			i.breach(n, "a text is a message and its values: use say.Of in place of +")
		}
	case *ast.AssignStmt:
		if n.Tok == token.ADD_ASSIGN && isText(i.info.TypeOf(n.Lhs[0])) {
			i.breach(n, "a text is a message and its values: use say.Of in place of +")
		}
	case *ast.CallExpr:
		i.message(n)
	}
}

// message checks a call that makes a text of a message and values.
func (i *inspection) message(call *ast.CallExpr) {
	f, ok := i.info.TypeOf(call.Fun).(*types.Signature)
	if !ok || call.Ellipsis.IsValid() {
		return
	}
	for n, v := range call.Args {
		if tv := i.info.Types[v]; takesValue(f, n) && tv.Value != nil && tv.Value.Kind() == constant.String && !isText(tv.Type) {
			i.breach(v, "a word among the values of a text is a say.Text, or it is never translated")
		}
	}
	at := f.Params().Len() - 2
	if !f.Variadic() || at < 0 || !isText(f.Params().At(at).Type()) || len(call.Args) <= at {
		return
	}
	values := call.Args[at+1:]
	message := i.info.Types[call.Args[at]].Value
	if message == nil || len(values) == 0 {
		return
	}
	verbs := 0
	for _, v := range anyVerb.FindAllString(constant.StringVal(message), -1) {
		switch v {
		case "%%":
		case "%s", "%S", "%d", "%+d":
			verbs++
		default:
			i.breach(call, "a message has the verbs %%s, %%S, %%d, %%+d and %%%%, and not %s", v)
		}
	}
	if verbs != len(values) {
		i.breach(call, "the message has %d verbs, and there are %d values", verbs, len(values))
	}
}

// takesValue reports whether a function makes a text of an argument of any type.
func takesValue(f *types.Signature, n int) bool {
	last := f.Params().Len() - 1
	switch {
	case last < 0:
		return false
	case f.Variadic() && n >= last:
		return last > 0 && isText(f.Params().At(last-1).Type())
	}
	of, ok := f.Params().At(n).Type().Underlying().(*types.Interface)
	return ok && of.Empty() && f.Results().Len() == 1 && isText(f.Results().At(0).Type())
}
