print(AnchorWatch.drift(), AnchorWatch.isSafe())
