/// The build configurations of an Xcode project, with what each target takes from the project.
struct XcodeConfigurations {
  /// What one of them says of the language.
  struct Settings: Hashable, Sendable {
    var version: String?
    var actor: String?
  }

  /// Those of the targets that compile sources and are no tests; of all where the text tells none.
  private(set) var settings: [Settings] = []

  private struct Configuration {
    var name = ""
    var settings = Settings()
    /// Whether a file holds settings as well.
    var hasFile = false
  }

  private struct Target {
    var name = ""
    var list = ""
    var product = ""
    var hasSources = false

    var isTest: Bool {
      product.isEmpty ? name.hasSuffix("Tests") : product.contains("-test")
    }
  }

  private var configurations: [String: Configuration] = [:]
  /// The configurations of each list.
  private var lists: [String: [String]] = [:]
  private var targets: [Target] = []
  /// The list of the project itself.
  private var ofProject: [String] = []
  /// The last name before ` = {`, which is an object's where `isa` follows.
  private var header = ""
  private var object = ""
  private var kind = ""
  private var isInList = false

  /// Reads the text of a `project.pbxproj`.
  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      read(line.drop { $0 == "\t" || $0 == " " })
    }
    settings = effective()
  }

  private mutating func read(_ line: Substring) {
    let word = String(line.prefix { $0 != " " })
    if line.hasSuffix("= {") {
      header = word
    } else if word == "isa" {
      object = header
      kind = String(line.dropFirst("isa = ".count).prefix { $0 != ";" })
      isInList = false
      if kind == "PBXNativeTarget" { targets.append(Target()) }
      if kind == "XCBuildConfiguration" { configurations[object] = Configuration() }
    } else if kind == "XCBuildConfiguration" {
      readConfiguration(line, word)
    } else if kind == "XCConfigurationList" {
      if isInList, word.first != ")" { lists[object, default: []].append(word.withoutComma) }
      isInList = word == "buildConfigurations" || isInList && word.first != ")"
    } else if kind == "PBXProject", word == "buildConfigurationList" {
      ofProject.append(line.reference)
    } else if kind == "PBXNativeTarget" {
      readTarget(line, word)
    }
  }

  private mutating func readConfiguration(_ line: Substring, _ word: String) {
    switch word {
    case "SWIFT_VERSION": configurations[object]?.settings.version = line.value
    case "SWIFT_DEFAULT_ACTOR_ISOLATION": configurations[object]?.settings.actor = line.value
    case "baseConfigurationReference": configurations[object]?.hasFile = true
    case "name": configurations[object]?.name = line.value
    default: break
    }
  }

  private mutating func readTarget(_ line: Substring, _ word: String) {
    guard let last = targets.indices.last else { return }
    switch word {
    case "name": targets[last].name = line.value
    case "productType": targets[last].product = line.value
    case "buildConfigurationList": targets[last].list = line.reference
    default:
      if line.contains("/* Sources */") { targets[last].hasSources = true }
    }
  }

  private func effective() -> [Settings] {
    let project = ofProject.flatMap { lists[$0] ?? [] }.compactMap { configurations[$0] }
    let compiled = targets.filter { $0.hasSources && !$0.isTest }
      .flatMap { lists[$0.list] ?? [] }.compactMap { configurations[$0] }
    guard !project.isEmpty, !compiled.isEmpty else {
      return configurations.sorted { $0.key < $1.key }.map(\.value.settings)
        .filter { $0 != Settings() }
    }
    // What another file says is not known.
    return compiled.compactMap { own in
      let above = project.first { $0.name == own.name }
      let settings = Settings(
        version: own.settings.version ?? above?.settings.version,
        actor: own.settings.actor ?? above?.settings.actor)
      let mayBeInFile = own.hasFile || above?.hasFile == true
      return settings == Settings() && !mayBeInFile ? nil : settings
    }
  }
}

extension String {
  fileprivate var withoutComma: String { last == "," ? String(dropLast()) : self }
}

extension Substring {
  /// `6.0` of `SWIFT_VERSION = 6.0;`.
  fileprivate var value: String {
    String(drop { $0 != "=" }.dropFirst(2).prefix { $0 != ";" }.filter { $0 != "\"" })
  }

  /// `AB12` of `buildConfigurationList = AB12 /* … */;`.
  fileprivate var reference: String { String(value.prefix { $0 != " " }) }
}
