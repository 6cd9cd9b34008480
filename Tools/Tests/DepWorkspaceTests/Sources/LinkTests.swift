import DepWorkspace
import Testing
import ToolTestSupport

struct LinkTests {
  @Test func `a linked folder elsewhere is read once`() throws {
    let disk = InMemoryDisk(["/project/a.swift": "", "/shared/b.swift": ""])
    disk.link("/project/one", to: "/shared")
    disk.link("/project/two", to: "/shared")
    #expect(try Search(disk).find().paths == ["a.swift", "one/b.swift"])
  }

  @Test func `a link to the folder around it ends`() throws {
    let disk = InMemoryDisk(["/project/sub/a.swift": ""])
    disk.link("/project/sub/again", to: "..")
    #expect(try Search(disk).find().paths == ["sub/a.swift"])
  }

  @Test func `a link out of the project to a folder around it is left out`() throws {
    let disk = InMemoryDisk(["/project/a.swift": "", "/other/b.swift": ""])
    disk.link("/project/root", to: "/")
    let found = try Search(disk).find()
    #expect(found.paths == ["a.swift"])
    #expect(found.reasons == ["root: a link to an enclosing folder"])
  }

  @Test func `links that lead to each other end`() throws {
    let disk = InMemoryDisk(["/project/a.swift": "", "/one/x.swift": "", "/two/y.swift": ""])
    disk.link("/project/one", to: "/one")
    disk.link("/one/two", to: "/two")
    disk.link("/two/one", to: "/one")
    #expect(try Search(disk).find().paths == ["a.swift", "one/two/y.swift", "one/x.swift"])
  }

  @Test func `a link to a file that is read anyway is left out`() throws {
    let disk = InMemoryDisk(["/project/a.swift": ""])
    disk.link("/project/b.swift", to: "a.swift")
    let found = try Search(disk).find()
    #expect(found.paths == ["a.swift"])
    #expect(
      found.reasons == ["b.swift: a link to a file inside the project"])
  }

  @Test func `a link to a file elsewhere is read`() throws {
    let disk = InMemoryDisk(["/shared/x.swift": "12"])
    disk.link("/project/b.swift", to: "/shared/x.swift")
    let found = try Search(disk).find()
    #expect(found.paths == ["b.swift"])
    #expect(found.files.map(\.size) == [2])
  }

  @Test func `a broken link is left out`() throws {
    let disk = InMemoryDisk(["/project/a.swift": ""])
    disk.link("/project/b.swift", to: "gone.swift")
    #expect(try Search(disk).find().reasons == ["b.swift: a broken link"])
  }

  @Test func `a linked folder is judged by its name`() throws {
    let disk = InMemoryDisk(["/project/a.swift": "", "/shared/b.swift": ""])
    disk.link("/project/Pods", to: "/shared")
    let found = try Search(disk).find()
    #expect(found.paths == ["a.swift"])
    #expect(found.reasons == ["Pods: vendored"])
  }
}
