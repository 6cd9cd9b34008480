final class OneTown: PostcodeServiceProtocol {
  func town(_ code: String) async throws -> String { "Aach" }
  func check(_ code: String) throws(UnknownPostcode) -> Bool { true }
}
let sorter = MailSorter(dependencies: .init(postcodeService: OneTown()))
expect(try await sorter.sort("") == "Aach", "the mock is asked")
