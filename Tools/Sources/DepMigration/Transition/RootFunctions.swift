import DepModel
import DepSyntax

/// The functions with which roots make types for other code.
struct RootFunctions {
  private var byType: [Int: [(name: String, labels: [String])]] = [:]

  init(_ roots: Set<Int>, in project: ProjectTrees) {
    for root in roots.sorted() {
      guard let site = RootSite(root, in: project) else { continue }
      let entry = project.model.types[root]
      for member in site.members where member.kind == .function && member.hidingWord == nil {
        let type = member.writtenType.flatMap {
          project.scope.type(named: $0.text, in: root, file: entry.place.file)
        }
        if let type {
          byType[type, default: []].append(
            ("\(entry.name).\(member.name)", member.parameters.map(\.label)))
        }
      }
    }
  }

  /// As a sentence names the one for a type that takes what a call passes: `AppRoot.makeFeed`.
  func name(for type: Int, taking labels: [String]) -> String? {
    byType[type]?.first { $0.labels == labels }?.name
  }
}
