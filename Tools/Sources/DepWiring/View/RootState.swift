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
  /// The roots that it reads through properties of its own, in their order.
  var parents: [Parent] = []
  var view: View
  var intent: RootIntent
  /// The names that its members have.
  private(set) var taken: Set<String>
  /// The names of kept members by the type that they make.
  private(set) var kept: [Int: String] = [:]
  /// The names of members whose values are being decided, by the type that they make.
  var pending: [Int: String] = [:]
  /// Those of them that a closure reads which they lead to, so that their types must be written.
  var circular: Set<String> = []
  /// The completions that take arguments out.
  var shrunk: [Completion] = []
  private var takenOrder: [String] = []
  private var keptOrder: [Int] = []
  private var exposedOrder: [String] = []
  let actor: String?
  /// Whether a `lazy var` can stand in it: in no class that any thread may use.
  let canKeep: Bool

  var type: Int { site.type }
  var file: Int { site.shape.entry.place.file }
  var isClass: Bool { site.shape.isClass }

  init(_ site: RootSite, reader: TypeReader, registered: Set<String> = []) {
    self.site = site
    view = View(matching: TypeMatching(scope: reader.scope))
    intent = RootIntent(site: site)
    taken = Set((site.members + site.inherited).map(\.name))
    actor =
      reader.scope.isolation(of: site.type).attribute
      ?? (reader.scope.isolation(of: site.type) == .moduleDefault ? "@MainActor" : nil)
    canKeep = site.shape.isClass && (actor != nil || !reader.scope.declaresSendable(site.type))
    let supplies = RootSupplies(site: site, reader: reader, registered: registered).all()
    for supply in supplies { view.add(supply) }
  }

  mutating func add(_ member: AddedMember, making supply: Supply) {
    intent.added.append(member)
    take(member.name)
    view.add(supply)
  }

  mutating func take(_ name: String) {
    if taken.insert(name).inserted { takenOrder.append(name) }
  }

  /// Another root uses a member, so it cannot stay private.
  mutating func expose(_ name: String) {
    if intent.exposed.insert(name).inserted { exposedOrder.append(name) }
  }

  mutating func keep(_ type: Int, named name: String) {
    kept[type] = name
    keptOrder.append(type)
  }
}

// MARK: Going back

extension RootState {
  /// How far the root was completed at some time.
  struct Mark {
    fileprivate let added: Int
    fileprivate let inputs: Int
    fileprivate let supplies: Int
    fileprivate let taken: Int
    fileprivate let kept: Int
    fileprivate let imports: Set<String>
    fileprivate let exposed: Int
  }

  var mark: Mark {
    Mark(
      added: intent.added.count, inputs: intent.inputs.count, supplies: view.supplies.count,
      taken: takenOrder.count, kept: keptOrder.count, imports: intent.imports,
      exposed: exposedOrder.count)
  }

  /// Takes out what was added since, for a value that came to nothing.
  mutating func goBack(to mark: Mark) {
    intent.added.removeSubrange(mark.added...)
    intent.inputs.removeSubrange(mark.inputs...)
    intent.imports = mark.imports
    for name in exposedOrder[mark.exposed...] { intent.exposed.remove(name) }
    exposedOrder.removeSubrange(mark.exposed...)
    view.keepFirst(mark.supplies)
    for name in takenOrder[mark.taken...] { taken.remove(name) }
    takenOrder.removeSubrange(mark.taken...)
    for type in keptOrder[mark.kept...] { kept[type] = nil }
    keptOrder.removeSubrange(mark.kept...)
  }
}
