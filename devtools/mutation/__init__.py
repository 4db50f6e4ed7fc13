"""Mutation testing: the code of a rule is made wrong in one place, and a test must notice.

One warm process has everything imported and every test collected; for each mutant it forks, puts
the wrong code into the live function, and runs only the tests that touch that line, cheapest first.
A mutant that dies costs a tenth of a second that way. Tools that start pytest anew for each one
(cosmic-ray), or know mutants by number (mutmut), are slower and forget what was explained.

Only what stands in functions is mutated: neither constants of modules, class bodies and defaults of
parameters, which have run before, nor asserts, annotations, words and what is raised.
"""
