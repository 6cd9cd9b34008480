import DepFacts
import DepModel
import DepSyntax

/// The imports that a file lacks for names of types that are newly written in it.
struct NameImports {
  let scope: ProjectScope
  let home: ParsedSource
  private let module: String
  private let imports: Set<String>
  /// The modules of which the file imports single declarations: `import class Foundation.Bundle`.
  private let scoped: Set<String>
  /// What the files of the home module import, which the module can therefore be built with.
  private let reachable: Set<String>

  init(home: ParsedSource, scope: ProjectScope, reachable: Set<String>) {
    self.scope = scope
    self.home = home
    self.reachable = reachable
    module = scope.records[home.file].module
    scoped = home.modulesOfSingleImports
    imports = Set(scope.records[home.file].facts.imports).subtracting(scoped)
  }

  /// What is missing for a type that stood in another file, or in several.
  func missing(for type: String, from origins: [Int]) -> Set<String> {
    var missing: Set<String> = []
    // What begins with a small letter is an attribute of the language, such as `@escaping`.
    for name in WrittenType(parsing: type).names
    where name.isCapitalized && !scope.sdk.lists(name, in: .standardTypes) {
      missing.formUnion(modules(of: name, from: origins))
    }
    return missing
  }

  /// What is missing for an expression that stood in another file.
  func missing(forExpression text: String, in origin: Int) -> Set<String> {
    let others = Set(scope.records[origin].facts.imports).subtracting(imports)
    // Functions of C come with Foundation on every system.
    var missing = others.intersection(hasFoundation ? [] : ["Foundation"])
    for name in Self.names(in: text) where !scope.sdk.lists(name, in: .standardTypes) {
      missing.formUnion(
        name.isCapitalized
          ? modules(of: name, from: [origin])
          : others.filter { scope.globals(named: name, in: $0).first != nil })
    }
    return missing
  }

  /// The names that stand behind no dot and no dollar sign.
  private static func names(in text: String) -> [String] {
    var names: [String] = []
    var word = ""
    var previous: Character = " "
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if word.first?.isLetter == true, previous != ".", previous != "$" { names.append(word) }
      previous = character
      word = ""
    }
    return names
  }

  private func modules(of name: String, from origins: [Int]) -> Set<String> {
    let declaring = scope.modules(declaring: name)
    guard declaring.isEmpty else {
      if declaring.contains(module) || !declaring.isDisjoint(with: imports) { return [] }
      // A name of a file means nothing that the file does not see.
      let known = scope.modules(exporting: name).intersection(reachable).filter { module in
        origins.isEmpty || origins.contains { scope.isVisible(module, from: $0) }
      }
      return known.count == 1 ? known : known.intersection(modules(around: origins))
    }
    // A file that names the type already sees it.
    if home.mentions(name) { return [] }
    guard !origins.isEmpty else { return hasFoundation ? [] : scoped }
    if scope.sdk.lists(name, in: .foundationTypes) {
      // Elsewhere than on Apple's systems, a second module has the types of the network.
      let networking = modules(around: origins).intersection(["FoundationNetworking"])
      return networking.subtracting(imports).union(hasFoundation ? [] : ["Foundation"])
    }
    let spelled = scope.modules(qualifying: name).intersection(modules(around: origins))
    if !spelled.isEmpty {
      return spelled.isDisjoint(with: imports.union([module])) ? spelled : []
    }
    let lacking = modules(around: origins).subtracting(imports)
      .subtracting(hasFoundation ? ["Foundation"] : [])
      .filter { !scope.isModule($0) }
    if lacking.contains(name) { return [name] }
    guard let framework = framework(of: name) else {
      let initialled = lacking.filter { Self.isPrefix(of: name, $0) }
      if initialled.count == 1 { return initialled }
      // `MoyaProvider` and `RxMoyaProvider` say whose provider they are.
      let named = lacking.filter { name.hasPrefix($0) || name.hasPrefix("Rx" + $0) }
      if named.count == 1 { return named }
      // `PromiseKit` has `Promise`; kits of SDKs name no type.
      let kit = "\(name)Kit"
      let isOfPackage = !scope.sdk.names(of: .frameworkPrefixes).contains {
        scope.sdk.text(of: $0, in: .frameworkPrefixes) == kit
      }
      return isOfPackage && imports.contains(kit) ? [] : narrowed(lacking, for: name)
    }
    if imports.contains(framework) || sees(framework) { return [] }
    return lacking.contains(framework) ? [framework] : lacking
  }

  /// Whether the types of a framework with this name begin as a type does: `SCStream` of
  /// `ScreenCaptureKit`.
  private static func isPrefix(of type: String, _ framework: String) -> Bool {
    let capitals = type.prefix(while: \.isUppercase)
    guard capitals.count > 2, capitals.count < type.count else { return false }
    return framework.filter(\.isUppercase).hasPrefix(capitals.dropLast())
  }

  /// Whether the file names another type of a framework, which some other import then brings.
  private func sees(_ framework: String) -> Bool {
    home.names.contains { self.framework(of: $0) == framework }
  }

  /// Those that each file imports that writes a type of this name; no framework where this file
  /// imports a package that they all do, and none where some file writes the name with no import
  /// that this one lacks.
  private func narrowed(_ lacking: Set<String>, for name: String) -> Set<String> {
    var narrowed = lacking
    let ofSystem = frameworks.union(scope.sdk.names(in: .modulesWithFoundation))
    // A package that all files see which write the name is more likely to declare it than a
    // framework is.
    var seen = packages
    for record in scope.records where record.facts.mentions(typeNamed: name) {
      seen.formIntersection(record.facts.imports)
    }
    if !seen.isEmpty {
      narrowed.subtract(ofSystem)
    }
    for record in scope.records where record.facts.mentions(typeNamed: name) {
      let added = Set(record.facts.imports).subtracting(imports)
      if added.isEmpty, record.module == module { return [] }
      let shared = narrowed.intersection(added)
      // What this file imports as well brings the type where no other package can.
      if shared.isEmpty, !seen.isEmpty, added.isSubset(of: ofSystem) { return [] }
      if !shared.isEmpty { narrowed = shared }
    }
    return narrowed
  }

  private func modules(around origins: [Int]) -> Set<String> {
    Set(origins.flatMap { [scope.records[$0].module] + scope.records[$0].facts.imports })
  }

  /// The framework whose types begin as the name does.
  private func framework(of name: String) -> String? {
    let prefixes = scope.sdk.names(of: .frameworkPrefixes).filter { prefix in
      name == prefix
        || name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return prefixes.max { $0.count < $1.count }.flatMap {
      scope.sdk.text(of: $0, in: .frameworkPrefixes)
    }
  }

  /// The frameworks whose types the tables tell by their names.
  private var frameworks: Set<String> {
    Set(
      scope.sdk.names(of: .frameworkPrefixes).compactMap {
        scope.sdk.text(of: $0, in: .frameworkPrefixes)
      })
  }

  /// The modules that the file imports and that were not read.
  private var packages: Set<String> {
    imports.subtracting(frameworks).subtracting(scope.sdk.names(in: .modulesWithFoundation))
      .filter { !scope.isModule($0) && !$0.hasPrefix("Core") }
  }

  private var hasFoundation: Bool {
    !imports.isDisjoint(with: scope.sdk.names(in: .modulesWithFoundation))
  }
}
