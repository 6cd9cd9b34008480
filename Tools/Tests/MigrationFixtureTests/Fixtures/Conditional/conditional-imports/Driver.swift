print(Clock6201().isSet())
