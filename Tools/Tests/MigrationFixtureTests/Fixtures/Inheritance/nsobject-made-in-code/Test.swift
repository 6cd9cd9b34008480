final class MuffledCampanile: CampanileBellProtocol {
  func strike(_ hour: Int) -> String { "" }
}
expect(CampanileRinger(dependencies: .init(campanileBell: MuffledCampanile())).ring() == "", "the mock is asked")
