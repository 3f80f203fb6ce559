package netcode

import (
	"strings"
	"text/tabwriter"

	"broadside/sim/field"
	"broadside/sim/say"
)

// Report is the summary of a finished battle, in paragraphs and tables. A client asks for it
// by sending one without rows.
type Report struct{ Rows []Row }

// Row is a row of a table, or a paragraph, which has one cell. A row without cells is an
// empty line.
type Row []say.Text

// Bounds of a Report.
const (
	MaxReportRows = 80
	MaxCells      = 12
	MaxCell       = 480 // bytes
)

// Kind returns KindReport.
func (*Report) Kind() Kind { return KindReport }

// Fields describes a Report.
func (r *Report) Fields(c field.Coder) {
	field.List(c, "rows", &r.Rows, MaxReportRows, func(c field.Coder, row *Row) {
		field.List(c, "cells", (*[]say.Text)(row), MaxCells, func(c field.Coder, t *say.Text) { told(c, "cell", t, MaxCell) })
	})
}

// Lines returns the report as lines of text, with the tables' columns aligned.
func (r *Report) Lines(tell func(say.Text) string) []string {
	var b strings.Builder
	t := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	cells := strings.NewReplacer("\t", " ", "\n", " ", "\v", " ", "\f", " ")
	for _, row := range r.Rows {
		for i, cell := range row {
			if i > 0 {
				_, _ = t.Write([]byte{'\t'}) // a Builder returns no errors
			}
			_, _ = t.Write([]byte(cells.Replace(tell(cell))))
		}
		_, _ = t.Write([]byte{'\n'})
	}
	_ = t.Flush()
	return strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
}
