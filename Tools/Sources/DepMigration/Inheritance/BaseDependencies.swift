import DepFacts
import DepModel
import DepPlan
package import DepSyntax

/// Lets classes hand their superclasses the dependencies that these take.
///
/// Otherwise a test that makes an object of the class could not replace what its superclass uses.
package struct BaseDependencies {
  private let project: ProjectTrees

  package init(project: ProjectTrees) { self.project = project }

  /// Changes the intents of subclasses, and of superclasses whose property subclasses read.
  package func handDown(_ intents: inout [TypeIntent]) {
    let places = Dictionary(
      uniqueKeysWithValues: intents.indices.map { (intents[$0].shape.type, $0) })
    let depths = intents.map { project.scope.superclasses(of: $0.shape.type).count }
    for index in intents.indices.sorted(by: { depths[$0] < depths[$1] }) {
      guard let above = nearest(above: intents[index].shape.type, in: places) else { continue }
      handDown(from: index, to: above, holder: holder(of: above, in: intents), &intents)
    }
  }

  /// Names the property of each class that reads one of a class above after that one.
  package func nameAlike(_ intents: inout [TypeIntent]) {
    for index in intents.indices where intents[index].base?.form == .same {
      intents[index].propertyName = intents[holder(of: index, in: intents)].propertyName
    }
  }

  /// `holder` is the class that declares the struct of the superclass.
  private func handDown(
    from index: Int, to above: Int, holder: Int, _ intents: inout [TypeIntent]
  ) {
    let intent = intents[index]
    let base = intents[above]
    guard case .declared(let own) = intent.structure, case .declared(let ofBase) = base.structure,
      project.scope.sharesModule(of: base.shape.type, with: intent.shape.entry.module),
      intents[holder].injected.allSatisfy({ $0.actorOfLive == nil }),
      !crosses(intent) || intents[holder].orderedFields.allSatisfy(\.draft.isSendable)
    else { return }
    let hand = HandedDependencies(own, of: intent.shape, to: ofBase, of: base.shape)
    let fields = intents[holder].fields
    let shared = intent.fields.compactMapValues { field in
      fields.filter { $0.value.isAlike(field) }.keys.min()
    }
    let isWhole =
      shared.count == intent.fields.count && intent.injected.isEmpty && intent.collected.isEmpty
    if isWhole, hand.canTakeSame(movesValues: !intent.moves.isEmpty) {
      for (identity, other) in shared {
        share(identity, of: index, with: other, of: holder, path: "", &intents)
      }
      intents[index].base = hand.intent(.same, owner: base.outcome.key)
      intents[index].imports = []
      intents[holder].isReadBySubclasses = true
    } else if hand.isPossible, let type = intent.shape.superclassText, !type.contains("&"),
      // A type of its own would be meant instead of the superclass.
      project.scope.nestedType(
        String(type.prefix { $0 != "." && $0 != "<" }), of: intent.shape.type)
        == nil
    {
      let name = "base"
      guard !intent.orderedFields.contains(where: { $0.name == name }) else { return }
      for (identity, other) in shared where fields[other]?.isOfBase == false {
        share(identity, of: index, with: other, of: holder, path: name + ".", &intents)
      }
      intents[index].base = hand.intent(
        .field(FieldPlan(holding: "\(type).Dependencies", named: name)),
        owner: base.outcome.key)
    }
  }

  /// Whether a closure that runs on any thread captures the dependencies.
  private func crosses(_ intent: TypeIntent) -> Bool {
    intent.uses.contains { use in
      use.reach.constant != nil
        || use.reach.capture?.closure.receiver.map {
          project.scope.sdk.lists($0.lastName, in: .closuresThatCross)
        } == true
    }
  }

  /// Lets a class read a field of the struct that its superclass takes.
  private func share(
    _ identity: String, of index: Int, with other: String, of holder: Int, path: String,
    _ intents: inout [TypeIntent]
  ) {
    guard var field = intents[index].fields[identity],
      var held = intents[holder].fields[other]
    else { return }
    held.isUsedWhole = held.isUsedWhole || field.isUsedWhole
    held.members.formUnion(field.members)
    intents[holder].fields[other] = held
    field.name = path + held.name
    field.isOfBase = true
    intents[index].fields[identity] = field
  }

  private func holder(of index: Int, in intents: [TypeIntent]) -> Int {
    var index = index
    let places = Dictionary(
      uniqueKeysWithValues: intents.indices.map { (intents[$0].shape.type, $0) })
    while intents[index].base?.form == .same,
      let above = nearest(above: intents[index].shape.type, in: places)
    {
      index = above
    }
    return index
  }

  /// The class above that changes, where those between write no initializer and take nothing.
  private func nearest(above type: Int, in places: [Int: Int]) -> Int? {
    for superclass in project.scope.superclasses(of: type) {
      if let place = places[superclass] { return place }
      let isPassedBy =
        project.model.types[superclass].dependencies == nil
        && !project.scope.members(of: superclass).contains { $0.kind == .initializer }
      if !isPassedBy { return nil }
    }
    return nil
  }
}

extension FieldPlan {
  /// A field for the dependencies of a superclass.
  ///
  /// `live` takes the default of the superclass, so that what overrides it for a test is obeyed.
  fileprivate init(holding type: String, named name: String) {
    self.init(
      draft: FieldDraft(
        identity: "dependencies of the superclass", names: [name], type: FieldType(type),
        live: ".defaultDependencies", access: .value, isSendable: false),
      name: name, isUsedWhole: true, members: [], isExisting: false, type: type)
  }

  fileprivate func isAlike(_ other: FieldPlan?) -> Bool {
    guard let other else { return false }
    return draft.type == other.draft.type && draft.expression == other.draft.expression
      && draft.function == other.draft.function && draft.origins == other.draft.origins
      && !isExisting && !other.isExisting && !draft.isOfOnePlace && !other.draft.isOfOnePlace
  }
}
