package import DepFacts

/// What is known about the singletons and ambient values of SDKs and packages.
///
/// The project's own declarations come first: ask only for what the project does not declare.
package struct Catalogue: Sendable {
  /// What a chain of names reaches.
  package struct Match: Sendable {
    package var entry: CatalogueEntry
    /// How many of the first components are the thing; the others are what is done with it.
    package var length: Int
    /// The framework that declares it; empty for an entry of the project's configuration.
    package var framework: String
    /// Modules of which the file must import one, because the name alone says too little.
    ///
    /// Empty where the name alone is enough.
    package var imports: [String]
  }

  /// Every entry, in the order of frameworks and then of expressions, those of the project last.
  package var entries: [CatalogueEntry] { items.map(\.entry) }

  /// The built-in data, by framework.
  package let frameworks: [CatalogueFramework]

  private let items: [Item]
  private let tree: CatalogueTree
  private let implicitMembers: ImplicitMembers
  private let types: KnownTypes

  private struct Item {
    var entry: CatalogueEntry
    var framework: String
    var imports: [String]
  }

  /// Reads the built-in entries and adds those of the project, which win over them.
  ///
  /// - Throws: ``CatalogueError`` for an entry of the project that cannot be used.
  package init(decoding extra: [CatalogueEntry] = []) throws {
    frameworks = try BuiltInCatalogue.frameworks()
    implicitMembers = try BuiltInCatalogue.implicitMembers()
    types = try BuiltInCatalogue.types()
    var items: [Item] = []
    var tree = CatalogueTree()
    for framework in frameworks {
      tree.addModules(framework.modules)
      for listed in framework.entries {
        try tree.insert(Int32(items.count), for: listed.entry, isFromProject: false)
        items.append(
          Item(
            entry: listed.entry, framework: framework.name,
            imports: listed.needsImport ? framework.modules : []))
      }
    }
    for entry in try extra.map({ try $0.completed() }) {
      try tree.insert(Int32(items.count), for: entry, isFromProject: true)
      items.append(Item(entry: entry, framework: "", imports: []))
    }
    self.items = items
    self.tree = tree
  }

  /// Finds the entry that covers most of the first components.
  ///
  /// `Date.init()` is looked up as `Date()`, and `Foundation.Date()` as well. An entry that begins
  /// with `*.` matches behind anything that is not a type.
  package func entry(for components: [String]) -> Match? {
    guard let found = tree.find(components) else { return nil }
    let item = items[Int(found.value)]
    return Match(
      entry: item.entry, length: found.length, framework: item.framework, imports: item.imports)
  }

  /// Finds the entry that covers most of the first components of a part of a chain.
  package func entry(for components: ArraySlice<String>) -> Match? {
    entry(for: Array(components))
  }

  /// The type that an argument has, going by its label and the last component of what is called.
  package func implicitType(label: String, callee: [String]) -> String? {
    implicitMembers.type(label: label, callee: callee.last ?? "")
  }

  /// The type that a property has, going by its name.
  package func implicitType(property: String) -> String? {
    implicitMembers.type(property: property)
  }

  /// The type of an implicit member such as `.global(qos:)` that only one type of an SDK has.
  ///
  /// It is a last resort, for when neither a label nor a property tells.
  package func implicitType(member: String) -> String? {
    implicitMembers.type(member: member)
  }

  /// What an SDK's type is good for; nil for one that is not listed.
  package func kind(ofType name: String) -> KnownTypes.Kind? {
    types.kind(of: name)
  }

  /// What a property wrapper of an SDK or package fetches from; nil for one that is not listed.
  package func kind(ofWrapper name: String) -> KnownTypes.WrapperKind? {
    types.kind(ofWrapper: name)
  }

  /// The types and globals of packages that hand out dependencies: `ServiceLocator`.
  var locators: Set<String> { types.locators }
}
