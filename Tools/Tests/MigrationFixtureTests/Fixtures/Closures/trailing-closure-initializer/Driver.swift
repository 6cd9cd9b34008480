useStopgap()
