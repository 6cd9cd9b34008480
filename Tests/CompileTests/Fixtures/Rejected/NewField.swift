// A new field breaks every construction that does not know it, and no other.
struct Dependencies {  // expected-note 2 {{'init(name:added:)' declared here}}
  var name: String
  var added: Int  // the new one
}

let first = Dependencies(name: "first")
// expected-error@-1 {{missing argument for parameter 'added' in call}}
func second() -> Dependencies { .init(name: "second") }
// expected-error@-1 {{missing argument for parameter 'added' in call}}
let knowing = Dependencies(name: "knowing", added: 1)
