package import DepFacts

/// The project: what all files say together.
///
/// It is built once and never changes; audits and graphs are functions of it. Every list has a
/// total order that depends on the sources alone, so equal sources give equal models.
package struct ProjectModel: Sendable {
  /// Sorted by path.
  package var files: [ModelFile]
  /// Sorted by module, then name.
  package var types: [TypeEntry]
  /// Sorted by name, then module.
  package var singletons: [Singleton]
  /// Every place that depends on something, in order of file and offset.
  package var dependencies: [Dependency]
  /// Every place that looks like a hidden dependency and is not counted, with the reason.
  package var exemptUses: [ExemptUse]
  /// Every place that could not be understood.
  package var notUnderstood: [NotUnderstood]
  /// Every place that makes an object of a project's type.
  package var constructions: [Construction]
  /// Every read of a field through a stored `Dependencies`.
  package var fieldUses: [FieldUse]
  /// What the model was built of, for its ``ProjectScope``; nil for a model that was not built.
  var tables: DeclarationTables?
  /// What types, singletons and statics reach.
  package var effects = ProjectEffects()
  /// What is known about types that the project does not declare.
  package var sdk = SDKKnowledge()
  /// Kinds of places that are counted although they are no dependencies as a rule.
  package var counted: Set<CountableKind> = []
  /// Modules whose declarations are on the main actor where they say nothing else.
  package var mainActorModules: Set<String> = []
  /// Modules in which a value that may not cross threads and does is no error.
  package var olderModules: Set<String> = []
  /// Modules whose settings were not read: a project of Xcode can put them on the main actor.
  package var unsettledModules: Set<String> = []
  /// Those that another build may call otherwise.
  package var modulesOfOtherNames: Set<String> = []
  /// The targets of Xcode projects whose modules have their name.
  package var modulesOfXcode: Set<String> = []
  /// The names of files that several targets of an Xcode project compile.
  package var filesOfSeveralTargets: Set<String> = []
  /// The paths of files that no target of an Xcode project compiles.
  package var uncompiledFiles: Set<String> = []
  /// The modules that other packages cannot import.
  package var innerModules: Set<String> = []
  /// Modules that have the library: their manifests list it, or a file imports it.
  package var libraryModules: Set<String> = []

  package init(
    files: [ModelFile], types: [TypeEntry], singletons: [Singleton], dependencies: [Dependency],
    exemptUses: [ExemptUse], notUnderstood: [NotUnderstood], constructions: [Construction],
    fieldUses: [FieldUse]
  ) {
    self.files = files
    self.types = types
    self.singletons = singletons
    self.dependencies = dependencies
    self.exemptUses = exemptUses
    self.notUnderstood = notUnderstood
    self.constructions = constructions
    self.fieldUses = fieldUses
  }
}

/// A file of the project.
package struct ModelFile: Hashable, Sendable {
  /// Relative to the working directory.
  package var path: String
  package var module: String
  package var role: SourceRecord.Role
  package var lineCount: Int
  package var suppressions: [SuppressionFact]

  package init(
    path: String, module: String, role: SourceRecord.Role, lineCount: Int,
    suppressions: [SuppressionFact]
  ) {
    self.path = path
    self.module = module
    self.role = role
    self.lineCount = lineCount
    self.suppressions = suppressions
  }
}

/// A place in a file of the model.
package struct Place: Hashable, Comparable, Sendable {
  /// The index into ``ProjectModel/files``.
  package var file: Int
  package var position: SourcePosition

  package init(file: Int, position: SourcePosition) {
    self.file = file
    self.position = position
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.position) < (right.file, right.position)
  }
}

/// A stored static or global that any code can reach.
package struct Singleton: Hashable, Sendable {
  /// As written from outside: `NetworkAPI.shared`, `Current`.
  package var name: String
  package var module: String
  package var place: Place
  /// The type that holds it; nil at file level.
  package var owner: Int?
  /// The type of its value as written or inferred: `NetworkAPI`, `any API`.
  package var valueType: String
  /// The project's type of its value, where the project declares it.
  package var valueTypeID: Int?
  package var isMutable: Bool
  /// Places that reach it, tests and its own declaration left out.
  package var useCount: Int
  /// Whether its declaration builds it without an argument for `dependencies`.
  package var buildsFromDefault: Bool
  /// Whether other modules can see it, so that uses may stand outside of what was read.
  package var isPublic: Bool
  /// The project's type that its declaration builds, where ``valueType`` is a protocol.
  package var builtTypeID: Int?
  /// The index into ``FileFacts/members`` of its declaration; nil for one that was not read.
  package var member: Int?
  /// Whether that type's `live` is read for it; true where that is not known.
  package var buildsFromLive = true

  package init(
    name: String, module: String, place: Place, owner: Int?, valueType: String,
    valueTypeID: Int?, isMutable: Bool, useCount: Int, buildsFromDefault: Bool, isPublic: Bool
  ) {
    self.name = name
    self.module = module
    self.place = place
    self.owner = owner
    self.valueType = valueType
    self.valueTypeID = valueTypeID
    self.isMutable = isMutable
    self.useCount = useCount
    self.buildsFromDefault = buildsFromDefault
    self.isPublic = isPublic
  }
}

/// A place that looks like a hidden dependency and is not counted.
package struct ExemptUse: Hashable, Sendable {
  package enum Reason: String, Codable, CaseIterable, Sendable {
    case ownDeclaration, compositionRoot, live, test, preview, environment
    // As in ``CountableKind``.
    case constant, statelessSingleton, plainObject, navigation, appearance, unreadCode
    case logging, preset, identity, adapter, composition, assembly, delay, deviceFormat
    case feedback, keyboard, passedTime, sharedStore
  }

  package var reason: Reason
  package var place: Place
  package var expression: String
  package var owner: Int?
  package var member: String
  /// Whether it stands in a closure or a `lazy var`, which runs later.
  package var isDeferred = false
  /// What it would be if it were counted; nil where only its form is known.
  package var kind: Dependency.Kind?
  /// What the place reaches; nil where only its form is known.
  package var target: Dependency.Target?
  /// The use that it was read from; nil for a property wrapper.
  package var use: UseReference?

  package init(
    reason: Reason, place: Place, expression: String, owner: Int?, member: String,
    target: Dependency.Target? = nil
  ) {
    self.reason = reason
    self.place = place
    self.expression = expression
    self.owner = owner
    self.member = member
    self.target = target
  }
}

/// A place whose meaning the sources alone do not tell.
package struct NotUnderstood: Hashable, Sendable {
  package var place: Place
  package var expression: String
  /// Why, in one phrase.
  package var why: String
  package var owner: Int?
  package var member: String

  package init(place: Place, expression: String, why: String, owner: Int?, member: String) {
    self.place = place
    self.expression = expression
    self.why = why
    self.owner = owner
    self.member = member
  }
}

/// A place that makes an object.
package struct Construction: Hashable, Sendable {
  /// The type that makes it; nil at file level.
  package var owner: Int?
  /// The type that is made.
  package var made: Int
  package var place: Place
  /// The labels of the arguments, as in `dependencies:_:`.
  package var labels: [String]

  package init(owner: Int?, made: Int, place: Place, labels: [String]) {
    self.owner = owner
    self.made = made
    self.place = place
    self.labels = labels
  }
}

/// A place that reads a field of the type's own `Dependencies`.
package struct FieldUse: Hashable, Sendable {
  package var owner: Int
  package var field: String
  package var place: Place
  /// Whether it is only handed on: an argument of a call, not a call or member access of its own.
  package var isPassedOn: Bool

  package init(owner: Int, field: String, place: Place, isPassedOn: Bool) {
    self.owner = owner
    self.field = field
    self.place = place
    self.isPassedOn = isPassedOn
  }
}
