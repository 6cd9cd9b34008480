/// Facts about types of SDKs and packages that no source of a project tells, one table each.
package struct SDKTables: Codable, Hashable, Sendable {
  /// A table that is a list of names; `Catalogue.md` says of what.
  package enum List: String, CaseIterable, Codable, Sendable {
    // What values and classes are.
    case mainActorTypes, nonisolatedTypes, sendableTypes, typesThatStay, plainValues
    case noncopyableTypes, nonescapableTypes, objectTypes, plainClasses, classesWithDependencies
    case classesMadeByFrameworks, methodsBeforeUse
    // Where names come from.
    case standardTypes, genericTypes, foundationTypes, foundationFunctions, associatedTypes
    case computingFunctions
    case modulesWithFoundation, modulesWithStandardNames
    // What calls do.
    case typesMadeByCalling, initializersThatFail, mutatingMethods, closuresThatStay
    case closuresThatAlwaysStay, closuresThatCross, closuresOnTheSameActor
    case closuresWithoutResult
    // What no test can make.
    case irreplaceableSingletons, irreplaceableTypes, singletonsWithOthers
    // Since when a system has something.
    case singletonsOfAllSystems, recentMembers
    // What starts with an object.
    case typesThatOpenStores
    // What attributes do.
    case plainAttributes, plainPropertyAttributes, wrappersWithParameter, wrappersWithoutParameter
    case wrappersOfState, wrappersOfLateState
    // What protocols ask for.
    case protocols, protocolsWithoutMembers, protocolsWithAssociatedTypes, codableProtocols
    case classBoundProtocols, sendableProtocols, valueProtocols, dataProtocols
    case listProtocols, protocolsWithoutMethods
    case viewProtocols, observableProtocols, reducerTypes, containerProtocols
    // What puts a program together.
    case rootTypes, rootProtocols, rootAttributes, sceneProtocols, previewProtocols
    case wiringClasses, wiringEndings, screenHandlers, transitionTypes, screenParts
    case presentingFunctions, presentingVerbs, navigatingVerbs, routingEndings
    case liveStatics, requiredStatics, requiredMethods, registrationTypes
    // What values are.
    case appearanceTypes, appearanceEndings, appearanceWords, layoutTypes, layoutWords, textTypes
    case resourceTypes, generatedNames
    case identifierMakers, identifierTakers, stampMakers, stampNames, timeParameters
    case modelClasses, modelAttributes, logTypes
    case loggerTypes, loggerFunctions, measurementWords
    case scheduleFunctions, screenMetrics, applicationDelegates, optionalMembers, sampleWords
    case constantMembers, screenIdioms, valueEndings, vendorFolders
    case unwrappedFunctions, delayFunctions, deadlineFunctions, formatterMakers, feedbackMakers
    case inputNotifications
    case feedbackWords
    // What tests are.
    case testClasses, testAttributes, testDoubleWords, testDoubleModules, testDoubleFolders
    case testDoubleBeginnings
    case overridingFunctions
    // What names tell.
    case mainActorEndings, translationWords
    case classPrefixes, mainActorPrefixes, classEndings, viewEndings, protocolEndings
    case viewControllerEndings, viewModelEndings, serviceEndings, clientEndings
    case protocolEndingsWithoutInitializers
  }

  /// A table that gives each name a text; `Catalogue.md` says what for.
  package enum Map: String, CaseIterable, Codable, Sendable {
    case memberTypes, sameValues, instanceMakers, placeholders, protocolDeclarations
    case frameworkPrefixes, injectingWrappers, pairedCalls
  }

  /// The designated initializers of a class, which a subclass has to override or to call.
  package struct Superclass: Codable, Hashable, Sendable {
    /// The parameters of each initializer but `init?(coder:)`: `frame: CGRect`.
    package var overrides: [String]
    /// The parameters that an initializer gets that takes dependencies: `frame: CGRect = .zero`.
    package var parameters: String
    /// What that one passes: `nibName: nil, bundle: nil`; empty for its parameters.
    package var arguments: String

    package init(overrides: [String], parameters: String = "", arguments: String = "") {
      self.overrides = overrides
      self.parameters = parameters
      self.arguments = arguments
    }
  }

  package var lists: [List: Set<String>] = [:]
  package var maps: [Map: [String: String]] = [:]
  /// The initializers that a protocol demands: `init(from:)`; empty for none.
  package var protocolInitializers: [String: [String]] = [:]
  package var superclasses: [String: Superclass] = [:]
  /// Functions with arguments by their names: `getenv(_:)`.
  package var ambientCalls: [String: AmbientCall] = [:]
  /// Members of singletons by their expressions: `URLSession.shared.data(for:)`.
  package var memberCalls: [String: AmbientCall] = [:]

  /// The names of all tables, as JSON has them.
  package static let names =
    List.allCases.map(\.rawValue) + Map.allCases.map(\.rawValue)
    + [protocolInitializers, superclasses, ambientCalls, memberCalls]
  package static let protocolInitializers = "protocolInitializers"
  package static let superclasses = "superclasses"
  package static let ambientCalls = "ambientCalls"
  package static let memberCalls = "memberCalls"

  package init() {}

  /// Adds other tables, which win where both know a name.
  package mutating func add(_ other: SDKTables) {
    lists.merge(other.lists) { $0.union($1) }
    maps.merge(other.maps) { $0.merging($1) { $1 } }
    protocolInitializers.merge(other.protocolInitializers) { $1 }
    superclasses.merge(other.superclasses) { $1 }
    ambientCalls.merge(other.ambientCalls) { $1 }
    memberCalls.merge(other.memberCalls) { $1 }
  }
}
