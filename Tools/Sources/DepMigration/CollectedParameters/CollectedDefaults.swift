import DepModel
package import DepSyntax

/// The parameters of a type's initializers that become fields.
package struct CollectedDefaults {
  /// A parameter whose default hands something over.
  package struct Parameter: Hashable {
    /// Where it stands among the parameters.
    package var index: Int
    package var label: String
    /// The name inside the body, and of the field.
    package var name: String
    /// The type of the field.
    package var type: String
    /// What `live` passes.
    package var live: String
  }

  /// An initializer that loses some of its parameters.
  package struct Initializer {
    /// The index into ``TypeShape/initializers``.
    package var site: Int
    package var parameters: [Parameter]
    /// The parameters that callers pass together; for each an initializer is kept that takes them.
    package var kept: [Set<Int>]
    /// Whether callers of other modules must find it without the dependencies too.
    package var keepsEmpty: Bool
    /// The places in the body that read one of them.
    package var reads: [ParameterReads.Read]

    /// The labels of the parameters that stay.
    package func remainingLabels(of site: InitializerSite) -> [String] {
      let gone = Set(parameters.map(\.index))
      return site.labels.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    }
  }

  package var initializers: [Initializer] = []

  package var isEmpty: Bool { initializers.isEmpty }

  package var parameterCount: Int { initializers.reduce(0) { $0 + $1.parameters.count } }

  package func initializer(at site: Int) -> Initializer? { initializers.first { $0.site == site } }

  /// The fields, in order of appearance.
  package var fields: [FieldPlan] {
    var seen: Set<String> = []
    return initializers.flatMap(\.parameters).filter { seen.insert($0.name).inserted }.map {
      FieldPlan(
        draft: FieldDraft(
          identity: "init/" + $0.name, names: [$0.name], type: FieldType($0.type), live: $0.live,
          access: .value, isSendable: true),
        name: $0.name, isUsedWhole: true, members: [], isExisting: false, type: $0.type)
    }
  }

  /// The fields as those that hidden uses may share.
  package func known(to uses: [HiddenUse]) -> [ExistingFields.Field] {
    fields.map { field in
      let live =
        field.draft.live.hasPrefix(".") ? field.type + field.draft.live : field.draft.live
      let isShared = uses.contains {
        $0.draft.live == live && $0.draft.type.description == field.type
          && $0.draft.access == .value
      }
      return ExistingFields.Field(
        name: field.name, type: isShared ? field.type : "", live: isShared ? live : nil)
    }
  }
}
