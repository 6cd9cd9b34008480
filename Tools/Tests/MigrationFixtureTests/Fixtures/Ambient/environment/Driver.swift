print(BuildFlags(prefix: "NO_SUCH_FLAG_").flag("A"), BuildFlags(prefix: "").hasArguments())
