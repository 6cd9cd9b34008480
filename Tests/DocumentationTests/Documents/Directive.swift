/// What the comment before a block says about it: `<!-- compile: group=wrap target=test -->`.
///
/// A Swift block without a directive is compiled alone, as a script. With one:
///
/// | word | meaning |
/// |---|---|
/// | `group=NAME,…` | is compiled together with the other blocks of the document's group |
/// | `target=app` | belongs to the module `App`; so does a block that does not say |
/// | `target=test` | belongs to the tests of the group, which are run and have to pass |
/// | `target=NAME` | belongs to a module of that name, which the app can import |
/// | `target=manifest` | is a complete `Package.swift` |
/// | `mode=5`, `mode=6` | is compiled in this language mode only, not in both |
/// | `stubs=NAME,…` | may import these modules of `Fixtures/Stubs` |
/// | `context=NAME,…` | is compiled together with these files of `Fixtures/Contexts` |
/// | `isolation=MainActor` | its module has this default isolation |
/// | `body`, `body=MainActor` | is the body of a function |
/// | `main` | is the `main.swift` of the group, which is run |
/// | `fails` | as a program or a test: has to fail when it is run, apart from the others |
/// | `expect-error="…"` | must not compile: with this error and no other, on its lines |
/// | `expect-warning="…"` | compiles with this warning and no other |
///
/// A block of another language may be checked too. `<!-- output: group=NAME -->` says that its
/// lines appear in this order in what the group's programs print when they are run, and
/// `<!-- diagnostic: group=NAME -->` in what the compiler says about the group.
///
/// A block without an import gets those of its target: `Foundation`, `DepStructs`, the stubs and
/// the other modules of its group; in tests `Testing`, `DepStructsTesting` and the app too.
struct Directive: Sendable, Equatable {
  enum Kind: String, Sendable, CaseIterable { case compile, output, diagnostic }

  enum Target: Sendable, Hashable {
    case app, test, manifest
    case library(String)
  }

  enum Shape: Sendable, Equatable {
    case file, main, body
    case isolatedBody(String)
  }

  var kind = Kind.compile
  var groups: [String] = []
  var target = Target.app
  var modes = LanguageMode.allCases
  var stubs: [String] = []
  var contexts: [String] = []
  var isolation: String?
  var shape = Shape.file
  var fails = false
  var expectedErrors: [String] = []
  var expectedWarnings: [String] = []
}

/// A version of the language that a module is compiled in.
enum LanguageMode: String, Sendable, CaseIterable {
  case five = "5"
  case six = "6"
}
