print(PierRunner(isShort: true).reporter.report(), PierRunner(isShort: false).reporter.report())
print(PierGuest([:]).reporter.report())
