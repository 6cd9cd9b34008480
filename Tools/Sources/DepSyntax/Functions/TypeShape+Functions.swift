package import DepModel
import SwiftSyntax

/// What planning asks of the functions of a type.
extension TypeShape {
  package var staticFunctions: [FunctionSite] { functions.filter(\.isStatic) }

  /// The functions of the declaration and its extensions.
  package var functions: [FunctionSite] {
    ([declaration] + extensions).flatMap { part in
      ConditionalMembers.all(in: part.members.members).compactMap {
        FunctionSite(MemberSite($0.0), in: part.source)
      }
    }
  }

  /// The calls in code of instances of functions of the type itself: `Self.load()`.
  package func callsOfStatics(_ sdk: SDKKnowledge) -> [UseSite] {
    calls(sdk) { $0.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil }
  }

  /// The calls in code of instances that make another instance.
  package func constructionsOfItself(_ sdk: SDKKnowledge) -> [UseSite] {
    let names = namesOfConstructions
    return calls(sdk) { names.contains($0.calledExpression.trimmedDescription) }
  }

  /// What a construction of the type calls, in code of its own.
  package var namesOfConstructions: [String] {
    [entry.name, entry.name.lastName, "Self"].flatMap { [$0, $0 + ".init"] }
  }

  private func calls(
    _ sdk: SDKKnowledge, where isMeant: (FunctionCallExprSyntax) -> Bool
  ) -> [UseSite] {
    ([declaration] + extensions).flatMap { part in
      ConditionalMembers.all(in: part.members.members).flatMap { member, _ -> [UseSite] in
        guard !MemberSite(member).isStatic else { return [] }
        return CallCollector.calls(in: member).filter(isMeant).map {
          UseSite(
            source: part.source, node: ExprSyntax($0), next: nil, isMutated: false, sdk: sdk)
        }.filter { $0.member == MemberSite(member) }
      }
    }
  }

  /// Whether code of the type names one of its functions without calling it.
  package func handsOver(_ function: String) -> Bool {
    ([declaration] + extensions).contains { part in
      ConditionalMembers.all(in: part.members.members).contains { member, _ in
        UncalledName.stands(function, in: member)
      }
    }
  }

  /// Whether the existing `Dependencies` gives a default that a parameter can name.
  package var dependenciesHaveDefault: Bool {
    guard let structure = dependencies else { return true }
    let inherited = structure.inheritanceClause?.inheritedTypes ?? []
    return inherited.contains { $0.type.trimmedDescription.lastName == "TransitionalDependencies" }
      || structure.memberBlock.members.contains {
        $0.decl.declaredNames.contains("defaultDependencies")
      }
  }
}
