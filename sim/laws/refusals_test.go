package laws

import (
	"go/ast"
	"go/token"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

var (
	ruleID = regexp.MustCompile(`\b[A-Z]{2,}-[A-Z0-9]+\b`)
	verbs  = regexp.MustCompile(`%\[?\d*\]?[a-z]`)
)

// refusalLaw returns what is wrong with the words of a refusal, or "". It must be a
// sentence that names no rule.
func refusalLaw(words string) string {
	switch bare := verbs.ReplaceAllString(words, "it"); {
	case len(strings.Fields(bare)) < 3:
		return "a refusal is a sentence that a player understands"
	case ruleID.MatchString(words):
		return "the id of a rule stands beside the words of a refusal, not in them"
	}
	return ""
}

// refusalBreaches returns the calls of Refuse in a file whose words break the law.
func refusalBreaches(fset *token.FileSet, file *ast.File) (found []breach) {
	ast.Inspect(file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if name := calledName(call); !ok || name != "Refuse" && name != "errRule" {
			return true
		}
		words := ""
		if len(call.Args) > 1 {
			switch text := call.Args[1].(type) {
			case *ast.BasicLit:
				words, _ = strconv.Unquote(text.Value)
			case *ast.Ident:
				if text.Name == "message" || text.Name == "why" { // built elsewhere, and checked there
					return true
				}
			case *ast.CallExpr: // the same, except what is put together here
				if calledName(text) != "Of" {
					return true
				}
			}
		}
		if law := refusalLaw(words); law != "" {
			found = append(found, breach{fset.Position(n.Pos()), law})
		}
		return true
	})
	return found
}

func calledName(call *ast.CallExpr) string {
	if call == nil {
		return ""
	}
	switch e := call.Fun.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

func TestEveryRefusalIsASentence(t *testing.T) {
	fset := token.NewFileSet()
	count := 0
	for dir, files := range goFiles(t, fset) {
		for _, file := range files {
			if room, _, _ := strings.Cut(dir, "/"); room == "crew" || room == "ships" || room == "personal" || room == "sim" {
				if !strings.HasSuffix(fset.Position(file.Pos()).Filename, "_test.go") {
					report(t, refusalBreaches(fset, file))
					count++
				}
			}
		}
	}
	if count < 100 {
		t.Errorf("only %d files were looked at", count)
	}
}

func TestTheLawOfRefusalsCanBeBroken(t *testing.T) {
	fset := token.NewFileSet()
	found := refusalBreaches(fset, parseFile(t, fset, "ships/bad.go", `import "broadside/crew"
func f(what, why string) {
_ = crew.Refuse("SHIP-HIDE", "")
_ = crew.Refuse("SHIP-HIDE", why)
_ = crew.Refuse("SHIP-HIDE", reason(what))
_ = crew.Refuse("SHIP-HIDE", what)
_ = crew.Refuse("SHIP-HIDE", "%s", why)
_ = crew.Refuse("SHIP-HIDE", "see SHIP-HIDE for this")
_ = crew.Refuse("SHIP-HIDE", "%s is in plain sight", why)
}`))
	expect(t, found, "4: a refusal", "7: a refusal", "8: a refusal", "9: the id")
}
