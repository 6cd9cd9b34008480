import DepPlan
import DepSyntax

/// Initializers that have to be there in every build, and free to take a parameter.
extension Precondition where Subject == TypeDeclaration {
  static var hasNoConditionalMembers: Self {
    Self(.conditionalMembers) { subject in
      let shape = subject.shape
      let isAlwaysMade = shape.initializers.contains { !$0.isConditional }
      for block in shape.conditionalBlocks {
        if block.writesInitializer, !isAlwaysMade, !block.alwaysWritesInitializer {
          return "'#if' contains the only initializer"
        }
      }
      return nil
    }
  }

  static var hasUsableInitializers: Self {
    Self([.inlinableInitializer, .nameTaken]) { subject in
      guard subject.shape.dependencies == nil else { return nil }
      for site in subject.shape.initializers {
        if site.isInlinable {
          return Refusal(
            .inlinableInitializer, "an initializer is compiled into its callers")
        }
        if site.parameterSites.contains(where: { $0.name == "dependencies" }) {
          return Refusal(.nameTaken, "an initializer already has a parameter 'dependencies'")
        }
      }
      return nil
    }
  }
}
