print(try KilnProgram(peak: 1200).length())
do throws(KilnError) { _ = try KilnProgram(peak: 1400) } catch { print(error) }
