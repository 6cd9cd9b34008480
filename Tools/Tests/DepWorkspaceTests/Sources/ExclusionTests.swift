@testable import DepWorkspace
import Testing
import ToolTestSupport

struct ExclusionTests {
  @Test(arguments: [
    (".build", "build folder"), ("DerivedData", "build folder"), (".github", "hidden folder"),
    ("Pods", "vendored"), ("Carthage", "vendored"), ("node_modules", "vendored"),
    ("vendor", "vendored"), ("Vendor", "vendored"), ("ThirdParty", "vendored"),
    ("Third Party", "vendored"), ("SourcePackages", "vendored"), ("Checkouts", "vendored"),
    ("Generated", "generated"), ("generated", "generated"), ("GeneratedSources", "generated"),
    ("App.xcodeproj", "Xcode project"), ("App.docc", "documentation"),
    ("Try.playground", "documentation"), ("Try.playgroundbook", "documentation"),
    ("One.xcplaygroundpage", "documentation"),
  ])
  func `a folder is left out by its name`(folder: String, reason: String) throws {
    let found = try Search(["x/\(folder)/a.swift", "x/b.swift"]).find()
    #expect(found.paths == ["x/b.swift"])
    #expect(found.reasons == ["x/\(folder): \(reason)"])
  }

  @Test(arguments: ["a.generated.swift", "a.pb.swift", "a.grpc.swift", "R.generated.swift"])
  func `a file is left out by its name`(file: String) throws {
    let found = try Search(["x/\(file)", "x/b.swift"]).find()
    #expect(found.paths == ["x/b.swift"])
    #expect(found.reasons == ["x/\(file): generated"])
  }

  @Test func `the folder of git is not even mentioned`() throws {
    let found = try Search([".git/x.swift", "a.swift"]).find()
    #expect(found.paths == ["a.swift"])
    #expect(found.skippedFiles.isEmpty)
  }

  @Test func `a folder whose name only begins alike is read`() throws {
    let found = try Search(["Podscast/a.swift", "GeneratedBy/b.swift", "Preview Content/c.swift"])
      .find()
    #expect(found.paths.count == 3)
  }

  @Test(arguments: ["Pods", ".build", "Vendor/Foo", "Pods/a.generated.swift"])
  func `what is given is read all the same`(path: String) throws {
    let files = ["Pods/a.generated.swift", ".build/b.swift", "Vendor/Foo/c.swift"]
    let found = try Search(files).find([path])
    #expect(found.files.count == (path == "Pods" ? 0 : 1))
    if path == "Pods" { #expect(found.reasons == ["Pods/a.generated.swift: generated"]) }
  }

  @Test func `a generated folder that is given is read with its generated files`() throws {
    let found = try Search(["Generated/a.generated.swift", "Generated/b.swift"]).find(["Generated"])
    #expect(found.paths.count == 2)
    #expect(found.files.map(\.isAskedFor) == [true, true])
  }

  @Test func `what is given besides its folder is not left out`() throws {
    let found = try Search(["a.swift", "Pods/b.swift"]).find([".", "Pods"])
    #expect(found.paths == ["Pods/b.swift", "a.swift"])
    #expect(found.skippedFiles.isEmpty)
  }

  @Test func `a file of the search may turn out to be generated, a given one not`() throws {
    let search = Search(["x/a.swift"])
    #expect(try search.find().files.map(\.isAskedFor) == [false])
    #expect(try search.find(["x/a.swift"]).files.map(\.isAskedFor) == [true])
  }
}

struct ConfiguredSelectionTests {
  @Test func `excluded folders and files are left out with the name of the configuration`() throws {
    var search = Search(["a/x.swift", "a/y.swift", "old/z.swift", "b/x.swift"])
    search.exclude = ["old", "a/x.swift"]
    let found = try search.find()
    #expect(found.paths == ["a/y.swift", "b/x.swift"])
    #expect(
      found.reasons == [
        "a/x.swift: excluded by .depstructs.json", "old: excluded by .depstructs.json",
      ])
  }

  @Test func `what is given is read although it is excluded`() throws {
    var search = Search(["old/z.swift"])
    search.exclude = ["old"]
    #expect(try search.find(["old"]).paths == ["old/z.swift"])
  }

  @Test func `an included folder is read although it looks vendored`() throws {
    var search = Search(["Vendor/Ours/a.swift", "Vendor/Theirs/b.swift"])
    search.include = ["Vendor/Ours"]
    let found = try search.find()
    #expect(found.paths == ["Vendor/Ours/a.swift"])
    #expect(
      found.reasons == ["Vendor: vendored, but for what .depstructs.json includes"])
  }

  @Test func `an included file is read although it looks generated`() throws {
    var search = Search(["Generated/a.swift", "Generated/b.swift", "c.generated.swift"])
    search.include = ["Generated/a.swift", "c.generated.swift"]
    let found = try search.find()
    #expect(found.paths == ["Generated/a.swift", "c.generated.swift"])
    #expect(found.files.map(\.isAskedFor) == [true, true])
  }

  @Test func `an included folder is read although git ignores it`() throws {
    var search = Search(["out/a.swift", "out/b/c.swift"], texts: [".gitignore": "out/\n"])
    search.include = ["out"]
    #expect(try search.find().paths == ["out/a.swift", "out/b/c.swift"])
  }

  @Test func `exclude beats include`() throws {
    var search = Search(["Vendor/a.swift"])
    search.include = ["Vendor"]
    search.exclude = ["Vendor"]
    #expect(try search.find().files.isEmpty)
  }

  @Test func `patterns start at the folder of the configuration`() throws {
    let disk = InMemoryDisk(["/top/project/old/a.swift": "", "/top/project/b.swift": ""])
    let finder = SourceFinder(
      dependencies: .init(fileSystem: disk.fileSystem, currentFolder: "/top/project"),
      selection: SourceSelection(
        folder: "/top",
        exclude: [PathPattern("/project/old"), PathPattern("/b.swift")].compactMap { $0 }))
    #expect(try finder.find().paths == ["b.swift"])
  }
}
