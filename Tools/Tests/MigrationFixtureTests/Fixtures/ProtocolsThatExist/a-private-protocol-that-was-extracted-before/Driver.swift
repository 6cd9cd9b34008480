ruffRun()
