import DepFacts
import DepModel
import DepSyntax

/// The protocols that a name given by a user may mean.
struct ProtocolSearch {
  /// By path of the file, then by place in it.
  private(set) var found: [(type: Int, site: ProtocolSite)] = []
  private let byModule: Int?

  /// A full name means just that protocol; protocols of tests count where there are no others.
  init(_ name: String, in project: ProjectTrees) {
    let known = project.model.types.indices.filter { type in
      let entry = project.model.types[type]
      return entry.kind == .protocol && entry.name.lastName == name.lastName
    }
    let exact = known.filter { project.model.types[$0].name == name }
    let types =
      exact.isEmpty
      ? known.filter { ".\(project.model.types[$0].name)".hasSuffix(".\(name)") } : exact
    let shipped = types.filter { !project.model.types[$0].isTest }
    found = (shipped.isEmpty ? types : shipped).flatMap { type in
      project.protocolSites(of: type).map { (type, $0) }
    }
    found.sort { ($0.site.path, $0.site.position.offset) < ($1.site.path, $1.site.position.offset) }
    // `App.Feed` names the module first.
    byModule =
      found.isEmpty ? known.first { name.hasSuffix(".\(project.model.types[$0].name)") } : nil
  }

  /// The one that is meant: a protocol twice in one file, as in branches of `#if`, is one.
  var only: Int? {
    guard let first = found.first else { return byModule }
    let isOne = found.allSatisfy { $0.type == first.type && $0.site.path == first.site.path }
    return isOne ? first.type : nil
  }
}
