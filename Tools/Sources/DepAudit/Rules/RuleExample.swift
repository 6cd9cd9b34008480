/// A small Swift file that shows a finding, or its repair.
package struct RuleExample: Hashable, Sendable {
  /// What the compiler needs to accept it.
  package enum Needs: Hashable, Sendable {
    /// The standard library, or Foundation on any platform.
    case foundation
    /// The library of this repository.
    case depStructs
    /// It is no valid Swift, and is meant to be so.
    case nothingWillDo
  }

  /// The comment that marks the line of the finding.
  package static let marker = "// <- finding"

  /// The code with its marker, as a page shows it.
  package var code: String
  package var needs: Needs
  /// Other rules that the same code is bound to show.
  package var alongside: [RuleName]

  package init(_ code: String, needs: Needs = .foundation, alongside: [RuleName] = []) {
    self.code = code
    self.needs = needs
    self.alongside = alongside
  }

  /// The code without its marker, as the audit should read it.
  package var source: String {
    lines.map { line in
      guard line.hasSuffix(Self.marker) else { return line }
      var code = line.dropLast(Self.marker.count)
      while code.last == " " { code.removeLast() }
      return String(code)
    }.joined(separator: "\n") + "\n"
  }

  private var lines: [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
