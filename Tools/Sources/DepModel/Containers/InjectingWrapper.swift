/// A property wrapper that fetches from a container, seen from a file that uses it.
package struct InjectingWrapper: Hashable, Sendable {
  package var moment: FetchMoment
  /// The container it belongs to: `Factory`, or the name of the project's own wrapper.
  package var dialect: String
  /// The type whose properties its key paths name; nil where key paths have to name it themselves.
  package var container: String?
  /// The wrapper that fetches the same for code that is no view.
  package var plainWrapper: String?
  /// The wrapper of SwiftUI that keeps the same object for a view: `StateObject`; nil for one that
  /// is for other code too.
  package var state: String?
  /// Whether only the container tells whose wrapper it is, so that a key path has to name it.
  package var needsArgument = false
  /// Whether the container keeps each object that it makes, for its whole life.
  package var keepsAll = false
  /// Whether no code may put another object into it.
  package var isReadOnly = false
}

extension InjectingWrapper {
  /// A wrapper of a package.
  init(_ dialect: ContainerDialects.Dialect, _ name: String, _ moment: FetchMoment) {
    self.init(
      moment: moment, dialect: dialect.name, container: dialect.container,
      plainWrapper: [.view, .viewOfOne].contains(moment) ? dialect.plainWrapper : nil,
      state: dialect.stateWrappers[name],
      keepsAll: dialect.keepsAll, isReadOnly: dialect.isReadOnly)
  }
}
