package import DepWiring

/// The forms in which problems of a composition root are told.
package enum WiringFormat: String, CaseIterable, Sendable {
  case text, xcode, github, json, sarif

  /// Writes problems in this form; paths are absolute for Xcode, which needs them so.
  package func render(
    _ problems: [WiringProblem], workingDirectory: String, toolVersion: String
  ) -> String {
    switch self {
    case .text: WiringText(problems, folder: nil).render()
    case .xcode: WiringText(problems, folder: workingDirectory).render()
    case .github: WiringGitHub.render(problems)
    case .json: WiringJSON(problems, toolVersion: toolVersion).render()
    case .sarif: WiringSARIF(problems, toolVersion: toolVersion).render()
    }
  }
}
