import DepModel
import DepSyntax

/// A root while it is being completed.
struct RootState {
  struct Parent {
    let root: Int
    /// The property through which the root reads it.
    let property: String
  }

  let site: RootSite
  var parent: Parent?
  var view: View
  var intent: RootIntent
  /// The names that its members have.
  var taken: Set<String>
  /// The names of kept members by the type that they make.
  var kept: [Int: String] = [:]
  let actor: String?

  var type: Int { site.type }
  var file: Int { site.shape.entry.place.file }
  var isClass: Bool { site.shape.isClass }

  init(_ site: RootSite, reader: TypeReader) {
    self.site = site
    view = View(matching: TypeMatching(scope: reader.scope))
    intent = RootIntent(site: site)
    taken = Set(site.members.map(\.name))
    actor =
      reader.scope.isolation(of: site.type).attribute
      ?? (reader.scope.isolation(of: site.type) == .moduleDefault ? "@MainActor" : nil)
    for supply in RootSupplies(site: site, reader: reader).all() { view.add(supply) }
  }

  mutating func add(_ member: AddedMember, making supply: Supply) {
    intent.added.append(member)
    taken.insert(member.name)
    view.add(supply)
  }
}
