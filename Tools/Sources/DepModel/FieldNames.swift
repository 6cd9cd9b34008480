import DepFacts

/// How fields of `Dependencies` are called, for the audit and for `migrate` alike.
package enum FieldNames {
  /// Names for the field of a singleton such as `API.shared`, the best one first.
  ///
  /// `type` is the name of the value's type; empty where it is unknown. An extension of a type from
  /// outside adds to the objects that the type has: `UserDefaults.sharedDefaults` keeps its name.
  package static func ofSingleton(
    _ singleton: String, type: String, isOutside: Bool = false
  ) -> [String] {
    // Two protocols together have no name.
    let written =
      type.contains("&") ? "" : type.filter { $0 != "?" && $0 != "(" && $0 != ")" }
    let isNamedProtocol = written.hasSuffix("Protocol") && written.lastName != "Protocol"
    let type = isNamedProtocol ? String(written.dropLast("Protocol".count)) : written
    let own = singleton.lastName.baseName
    let holder = singleton.split(separator: ".").dropLast().joined(separator: ".")
    let isTelling =
      singleton.contains(".") && !isVague(own) && own != type
      && (isOutside && holder == type || !repeats(own, type.lastName))
    let plain = isOutside ? withoutClassPrefix(type.lastName) : withoutSmallPrefix(type.lastName)
    return (isTelling ? [isOutside ? withKind(own, of: type.lastName) : own] : [])
      + (type.isEmpty && !holder.isEmpty && isVague(own) ? [holder.lastName.lowerCamel] : [])
      + (plain == type.lastName ? [] : [plain.lowerCamel])
      + [
        type.lastName.lowerCamel, type.lowerCamel,
        (holder.isEmpty ? "shared" : holder.lastName.lowerCamel) + own.upperCamel,
      ].filter { $0 != singleton && !$0.isEmpty }
  }

  /// `appDefaults` for `UserDefaults.app`, whose one word does not say what it is.
  package static func withKind(_ name: String, of type: String) -> String {
    let words = type.camelCaseWords
    guard let kind = words.last, words.count > 1, name.camelCaseWords.count == 1,
      !kind.lowercased().hasPrefix(name.lowercased())
    else { return name }
    return name + kind
  }

  /// `Formatter` for a type `dydxFormatter`, whose own name would mean the type.
  private static func withoutSmallPrefix(_ type: String) -> String {
    let rest = type.drop(while: \.isLowercase)
    // `iCloudStore` and `xInit` begin with no name of a project.
    guard type.count - rest.count > 2, rest.count > 2, rest.first?.isUppercase == true,
      !Keywords.reserved.contains(String(rest).lowerCamel)
    else { return type }
    return String(rest)
  }

  /// The name for what an SDK supplies.
  ///
  /// An object that is created at each use, as `CLLocationManager()`, becomes a closure
  /// `makeLocationManager`. What a function hands out, as `CKContainer.default()`, exists already.
  static func ofSystemObject(_ entry: CatalogueEntry) -> String {
    let isMade = entry.expression.hasSuffix("()") && entry.expression.lastName.isCapitalized
    return isMade && entry.live != entry.expression
      ? "make" + entry.field.upperCamel : entry.field
  }

  /// The name for an object that a container finds by a type: `config` for `ConfigProtocol`.
  package static func ofFetched(_ type: String) -> String {
    let name = type.lastName
    let isNamedProtocol = name.hasSuffix("Protocol") && name != "Protocol"
    return (isNamedProtocol ? String(name.dropLast("Protocol".count)) : name).lowerCamel
  }

  /// Names for the closure that makes an object of a type of the project, the best one first.
  ///
  /// `label` is the first label of the initializer. Long names lose the first words of the type's.
  package static func ofMade(_ type: String, label: String = "") -> [String] {
    let name = type.lastName.upperCamel
    let short = "make" + shortened(name)
    let ending = label.hasPrefix("with") ? label.upperCamel : "With\(label.upperCamel)"
    let withLabel = label.isEmpty ? [] : [short + ending]
    return [short] + withLabel + ["make" + name, "make" + type.filter { $0 != "." }]
  }

  private static func shortened(_ name: String) -> String {
    var rest = Substring(name)
    while rest.count + "make".count > longest,
      let start = rest.dropFirst().indices.first(where: {
        rest[$0].isUppercase && rest[rest.index(before: $0)].isLowercase
          // One word all the same: `WebKit`.
          && !rest[$0...].hasPrefix("Kit")
      })
    {
      rest = rest[start...]
    }
    return String(rest)
  }

  /// A longer name is read no faster than what it names.
  private static let longest = 30

  /// A name that tells two SDK objects apart whose usual name is the same: `mainOperationQueue`
  /// for `OperationQueue.main`, `newFileManager` for `FileManager()`.
  package static func qualified(_ expression: String) -> String {
    let parts = expression.baseName.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return "new" + expression.baseName.upperCamel }
    return parts[parts.count - 1].lowerCamel + parts[parts.count - 2].upperCamel
  }

  /// Names after the static member of an SDK that a field reads, the best one first; none where the
  /// member says no more than `current`.
  ///
  /// They tell fields apart that would have one name: `updates` and `unfinished` for
  /// `Transaction.updates` and `Transaction.unfinished`.
  package static func ofMember(_ expression: String) -> [String] {
    let parts = expression.baseName.split(separator: ".").map(String.init)
    guard parts.count > 1, let type = parts.dropLast().last, type.isCapitalized,
      let member = parts.last, !member.isCapitalized, !isVague(member)
    else { return [] }
    // `autoupdatingCurrent` tells no more than `current` what it is.
    let isTelling =
      !Keywords.reserved.contains(member) && !vagueNouns.contains(member)
      && member.camelCaseWords.last.map { isVague($0.lowerCamel) } == false
    return (isTelling ? [member] : []) + [type.lowerCamel + member.upperCamel]
  }

  /// Names for the field that reads a variable, the best one first.
  ///
  /// A closure that reads a global of the field's own name would find the field.
  package static func ofVariable(_ variable: String, type: String) -> [String] {
    let name = base(ofVariable: variable, type: type)
    // `currentWorld` does not become `currentCurrentWorld`.
    let rest = name.dropFirst("current".count)
    let other =
      name.hasPrefix("current") && rest.isCapitalized
      ? String(rest).lowerCamel : "current" + name.upperCamel
    return [name, other].filter { $0 != variable }
  }

  /// The variable's own name, or that of its type where its own is as vague as `shared`.
  package static func base(ofVariable variable: String, type: String) -> String {
    let own = variable.lastName
    if isVague(own), !type.isEmpty, !plainTypes.contains(type) { return type.lowerCamel }
    let holder = String(variable.dropLast(own.count + 1)).lastName
    let name = StaticName(own)
    let isTelling =
      holder.isEmpty
      || !vagueNouns.contains(own) && !isVague(own) && !name.isOfRelation
        && !name.isOfState(vagueNouns)
    // A variable may be written like a type: `DefaultDurations`.
    return isTelling
      ? own.lowerCamel : StaticName(holder).withoutRole.lowerCamel + own.upperCamel
  }

  /// Whether the name of a static or global says nothing of what it holds.
  private static func isVague(_ name: String) -> Bool { vague.contains(name) }

  /// Whether a name such as `sharedHelper` says no more than the end of the type's name.
  private static func repeats(_ name: String, _ type: String) -> Bool {
    ["shared", "default", "standard", "current", "main"].contains { word in
      let rest = name.dropFirst(word.count)
      return name.hasPrefix(word) && rest.first?.isUppercase == true && type.hasSuffix(rest)
    }
  }

  /// Names for the closure that calls a static, the best one first.
  ///
  /// A word that says little alone gets the name of the type: `clearCache`, `featuresEnabled`.
  package static func ofStatic(_ facade: String, labels: [String]) -> [String] {
    let written = facade.lastName
    let own = withoutNamespace(written)
    let holder = String(facade.dropLast(written.count + 1)).lastName
    let role = StaticName(holder).withoutRole
    // `avatarURLFor` would say no more than `avatarURL`.
    let label = labels.last {
      $0 != "_" && !StaticName($0).isOnlyRelation && !completions.contains($0)
    }
    let labelled = label.map { own + (acronyms.contains($0) ? $0.uppercased() : $0.upperCamel) }
    if vagueVerbs.contains(own) {
      // `open(url:)` of `LibraryOperations` opens no library.
      let isObject = label.map { !StaticName($0).isOfRelation } == true && role != holder
      let object = isObject ? labelled.map { own + role + $0.dropFirst(own.count) } : nil
      let content = role != holder && contentVerbs.contains(own) ? own + role : nil
      return [object, content, own + holder, labelled, own].compactMap(\.self)
    }
    if let named = named(own, role) { return [named, labelled, own].compactMap(\.self) }
    let name = StaticName(own)
    let isTelling =
      !vagueNouns.contains(own) && !isVague(own) && !name.isOfRelation
      && !name.isOfState(vagueNouns)
    // `NCLog.log` is `ncLog`, and not `ncLogLog`.
    let repeats = role.hasSuffix(own.upperCamel)
    let whole =
      whole(asked: own, role)
      ?? (isTelling ? holder : role).lowerCamel + (repeats ? "" : own.upperCamel)
    return (isTelling ? [own, labelled, whole] : [whole, labelled, own]).compactMap(\.self)
  }

  /// Names for one of several closures for a function, by what each of them passes.
  package static func apart(_ name: String, labels: [String]) -> [String] {
    labels.filter { $0 != "_" && !StaticName($0).isOnlyRelation && !completions.contains($0) }
      .map { name + (acronyms.contains($0) ? $0.uppercased() : $0.upperCamel) }
  }

  /// `isRewardsAvailable` for `Rewards.isAvailable`.
  private static func whole(asked own: String, _ role: String) -> String? {
    guard own.hasPrefix("is"), own.dropFirst(2).isCapitalized else { return nil }
    return "is" + role + own.dropFirst(2)
  }

  /// The name of a function that needs that of the type: `getOrCreateDomain`, `removeAllDrafts`,
  /// and `createProfileView` for `ProfileViewFactory.createView`.
  private static func named(_ own: String, _ role: String) -> String? {
    if own.hasSuffix("OrCreate") { return own + role }
    let words = own.camelCaseWords
    guard words.count == 2, contentVerbs.contains(words[0]) else { return nil }
    if words[1] == "All" { return own + role + (role.hasSuffix("s") ? "" : "s") }
    return role != words[1] && role.hasSuffix(words[1]) ? words[0] + role : nil
  }

  /// Names for the closure that calls a function at file level, the best one first.
  ///
  /// A closure that calls a function of the field's own name would find the field, unless the call
  /// names the module.
  package static func ofFunction(
    _ function: String, labels: [String], namesModule: Bool = false
  ) -> [String] {
    let camel = camelCased(withoutPrefix(function))
    let words = camel.camelCaseWords
    var names = namesModule && camel == camelCased(function) ? [function] : []
    if words.count > 1, words[0] == "get" {
      names.append(words.dropFirst().joined().lowerCamel)
    } else if camel != function {
      names.append(camel)
    } else if words.count > 2, let last = words.last,
      !words.contains(where: { StaticName($0.lowerCamel).isOfRelation })
    {
      // `setFirewallEnabled`, for a state alone says nothing.
      let isState = words.count > 3 && last.hasSuffix("ed")
      names.append(words[0] + (isState ? words[words.count - 2] : "") + last)
    } else if let end = words.firstIndex(where: ["To", "Into"].contains), end > 1 {
      // Where it goes is a detail, and where it comes from is not: `removeUserFromGroup`.
      names.append(words[..<end].joined())
    }
    if let label = labels.first, label != "_", words.count == 2,
      !StaticName(label).isOfRelation, names.isEmpty
    {
      names.append(camel + (acronyms.contains(label) ? label.uppercased() : label.upperCamel))
    }
    names.append("call" + camel.upperCamel)
    return names
      + labels.filter { $0 != "_" }.prefix(1).map { names[0] + camelCased($0).upperCamel }
  }

  /// `mainConnectionID` for the C function `CGSMainConnectionID`.
  private static func withoutPrefix(_ function: String) -> String {
    let name = function.drop { $0 == "_" }
    let prefix = name.prefix(while: \.isUppercase)
    guard prefix.count > 2, prefix.count < name.count else { return function }
    return String(name.dropFirst(prefix.count - 1)).lowerCamel
  }

  /// `daysAgo` for `ub_daysAgo`: what extensions of an SDK's types begin with to be apart.
  private static func withoutNamespace(_ name: String) -> String {
    let prefix = name.prefix { $0 != "_" }
    let rest = name.dropFirst(prefix.count).drop { $0 == "_" }
    guard (1...4).contains(prefix.count), prefix.allSatisfy(\.isLowercase),
      !["can", "did", "for", "get", "has", "is", "make", "new", "set"].contains(prefix),
      rest.first?.isLowercase == true, !rest.contains("_")
    else { return name }
    return String(rest)
  }

  /// `PurchaseController` for a class `CKPurchaseController` of an SDK.
  static func withoutClassPrefix(_ name: String) -> String {
    let capitals = name.prefix(while: \.isUppercase)
    guard capitals.count == 3, capitals.count < name.count else { return name }
    return String(name.dropFirst(2))
  }

  /// `processLogin` for `process_login`.
  package static func camelCased(_ name: String) -> String {
    let parts = name.split(separator: "_").map(String.init)
    return (parts.prefix(1) + parts.dropFirst().map(\.upperCamel)).joined()
  }
}

extension String {
  /// `load`, `Widget` and `URL` of `loadWidgetURL`.
  fileprivate var camelCaseWords: [String] {
    var words: [String] = []
    var isUpper = false
    for character in self {
      if words.isEmpty || character.isUppercase && !isUpper {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
      isUpper = character.isUppercase
    }
    return words
  }
}
