package import DepFacts

/// A use in the facts of a file, and how much of its chain of names is the thing itself.
package struct UseReference: Hashable, Sendable {
  /// The index into ``FileFacts/uses``.
  package var index: Int
  /// How many components of the chain name the thing: two in `NetworkAPI.shared.get(_:)`.
  package var length: Int
}

/// A chain of names that begins with a dependency.
package struct UseChain: Sendable {
  package var components: [String]
  /// How many components name the dependency.
  package var length: Int

  /// What is asked of the dependency; nil where it is used as a whole.
  package var next: String? { length < components.count ? components[length] : nil }

  /// What follows in the chain behind that.
  package var tail: [String] { Array(components.dropFirst(length + 1)) }

  /// Whether something in the tail changes what is asked of the dependency.
  package func isMutated(_ sdk: SDKKnowledge) -> Bool {
    next?.isCall == false && tail.contains(where: sdk.isMutating)
  }
}

extension Dependency {
  /// The chain that begins with it, from the facts of its file; nil where no use stands for it.
  package func chain(in facts: FileFacts) -> UseChain? {
    use.map { use in
      UseChain(
        components: facts.paths[Int(facts.uses[use.index].path)].components, length: use.length)
    }
  }
}
