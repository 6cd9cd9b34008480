let sluiceDependencies6142 = SluiceDesk6142.Dependencies(sluiceLog6142: SluiceLog6142())
expect(SluiceDesk6142.open(dependencies: sluiceDependencies6142) == ["noted gate"], "handed on")
