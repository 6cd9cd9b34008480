import Foundation
import PackagePlugin

/// Finds a `depstructs` that is built already: a program or an artifact bundle.
///
/// `DEPSTRUCTS_TOOL` names one. Without it, a bundle in one of the folders or a program on the
/// search path is taken, if it has the version of this checkout.
struct ToolSearch {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let environment: [String: String]
  /// Folders that may hold `depstructs.artifactbundle`.
  let folders: [URL]
  let version: String

  /// The tool; nil if it has to be built.
  func tool() throws -> URL? {
    if let path = environment["DEPSTRUCTS_TOOL"], !path.isEmpty {
      return try namedTool(URL(fileURLWithPath: path))
    }
    let searchPath = (environment["PATH"] ?? "").split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("depstructs")
    }
    let bundles = folders.map { $0.appendingPathComponent("depstructs.artifactbundle") }
    for place in bundles + searchPath {
      guard let (program, found) = runnable(at: place) else { continue }
      if found == version { return program }
      progress("not using \(place.path): it is version \(found), and this checkout is \(version)")
    }
    return nil
  }

  /// Fails instead of building, so that a wrong path does not cost minutes.
  private func namedTool(_ place: URL) throws -> URL {
    guard let (program, found) = runnable(at: place) else {
      throw Failure(
        description: """
          DEPSTRUCTS_TOOL is \(place.path), which holds no depstructs that this machine can run; \
          name the program or its artifact bundle
          """)
    }
    guard found == version else {
      throw Failure(
        description: """
          DEPSTRUCTS_TOOL is \(place.path), version \(found), but this checkout of DepStructs is \
          version \(version); use the same version of both, or unset DEPSTRUCTS_TOOL
          """)
    }
    return program
  }

  /// The first program at a place that runs here, with its version.
  private func runnable(at place: URL) -> (program: URL, version: String)? {
    let programs =
      place.pathExtension == "artifactbundle" ? ArtifactBundle(place).programs : [place]
    for program in programs where FileManager.default.isExecutableFile(atPath: program.path) {
      guard let printed = try? Subprocess(program, ["--version"]).output() else { continue }
      let version = printed.trimmingCharacters(in: .whitespacesAndNewlines)
      if !version.isEmpty { return (program, version) }
    }
    return nil
  }
}

/// As progress, because SwiftPM holds back what a plugin writes until it has ended.
func progress(_ text: String) { Diagnostics.progress("depstructs: \(text)") }
