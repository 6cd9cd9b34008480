import DepModel
import DepPlan
import DepSyntax

extension HandedContainerIntent {
  /// The initializer that the compiler makes for a struct which keeps a resolver.
  package struct Memberwise {
    let container: HandedContainer
    package let parameters: [MemberwiseParameter]
    /// Where the container stands among them.
    package let index: Int

    /// Nil for any other type.
    init?(_ shape: TypeShape, _ project: ProjectTrees) throws(Refusal) {
      guard shape.isMemberwise, shape.initializers.allSatisfy(\.isDelegating) else { return nil }
      let scope = project.scope
      let kept = shape.storedProperties.filter { property in
        property.value == nil
          && property.typeText.map { scope.keepsResolver($0, in: shape.type) } == true
      }
      guard kept.count == 1, let written = kept[0].typeText,
        let container = scope.handedContainer(written, in: shape.type)
          ?? scope.heldContainer(written, in: shape.type), !container.isOwnAlias
      else { return nil }
      let all = try MemberwiseInitializer(shape: shape, project: project).parameters()
      guard let index = all.firstIndex(where: { $0.name == kept[0].name }) else { return nil }
      self.container = container
      parameters = all
      self.index = index
    }
  }
}
