/// Something that the tool cannot work without, told to the person who runs it.
package struct WorkspaceError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: String, Hashable, Sendable {
    case path, settings, factsFile, git, write
  }

  package var code: Code
  /// `file`, `file:line:column`, or empty where there is none.
  package var place = ""
  /// One phrase: what is wrong.
  package var what: String
  /// One phrase: what to do; empty where that goes without saying.
  package var remedy = ""

  package var description: String {
    (place.isEmpty ? "" : "\(place): ") + what + (remedy.isEmpty ? "" : "; \(remedy)")
  }
}
