import DepFacts
import DepModel
import DepWorkspace

/// What was read of a project.
struct Project: Sendable {
  var settings: SettingsFile.Loaded
  var records: [SourceRecord]
  /// Folders and files that were not read.
  var skippedFiles: [SkippedFile]
  /// Whether only given paths were read, so that the rest of the project is unknown.
  var isPartial: Bool
  /// How the model shares its work among threads.
  var parallel: ParallelWork
  /// What tells its files and their contents from any others; nil where nothing is kept.
  var fingerprint: ContentHash?
  /// Says to what module a file belongs; nil where the sources were not read from here.
  var moduleMap: ModuleMap?
  /// What the Xcode projects tell of their targets.
  var xcodeTargets = XcodeTargets()
  /// Whether functions without an instance are to take dependencies, and so call no facades.
  var convertsFunctions = false

  /// What the configuration tells the model.
  var modelOptions: ModelOptions {
    var options = ModelOptions()
    options.locators = settings.settings.locators
    options.locatorFunctions = settings.settings.locatorFunctions
    options.wrappers = settings.settings.wrappers
    options.compositionRoots = settings.settings.compositionRoots
    options.allowed = settings.settings.allowed
    options.counted = Set(settings.settings.count)
    options.countsFacadesInFunctions = convertsFunctions
    let ofXcode = Set(records.map(\.module)).subtracting(moduleMap?.settledModules ?? [])
    options.olderModules = (moduleMap?.olderModules ?? [])
      .union(xcodeTargets.isBeforeSwift6 ? ofXcode : [])
    options.mainActorModules = (moduleMap?.mainActorModules ?? [])
      .union(xcodeTargets.isOnMainActor ? ofXcode : [])
    options.unsettledModules = xcodeTargets.isSettled ? [] : ofXcode
    options.modulesOfXcode = xcodeTargets.modules
    options.modulesOfOtherNames = moduleMap?.modulesBesideProjects ?? []
    options.productsOfXcode = xcodeTargets.products
    options.foldersOfXcode = ofXcode.subtracting(xcodeTargets.names.union(xcodeTargets.products))
    options.filesOfSeveralTargets = xcodeTargets.sharedFiles
    options.uncompiledFiles = xcodeTargets.uncompiled(
      records.filter { ofXcode.contains($0.module) }.map(\.path))
    options.innerModules = moduleMap?.innerModules ?? []
    options.packageModules = moduleMap?.settledModules ?? []
    options.libraryModules = moduleMap?.modules(dependingOn: Library.module) ?? []
    options.sdk = settings.settings.sdk
    options.catalogue = settings.settings.catalogue
    return options
  }

  func model() throws -> ProjectModel {
    try ModelBuilder(options: modelOptions, parallel: parallel).build(records)
  }
}
